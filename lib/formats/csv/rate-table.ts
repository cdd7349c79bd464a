import { z } from "zod";
import type { FiledCurrency } from "@/lib/domain/money";
import type { Rate } from "@/lib/domain/pricing/exchange";
import { cell, currencyCell, withPoint } from "./cells";
import type { CsvTable } from "./table";

const cells = { base: currencyCell, quote: currencyCell, rate: cell(parseRate, "rate") };

/** A rate between currencies that may be filed. */
export interface FiledRate extends Rate {
  base: FiledCurrency;
  quote: FiledCurrency;
}

/** So much `quote` for one `base`. The inverse rate need not be given. */
export const rateTable: CsvTable<FiledRate> = {
  columns: Object.keys(cells),
  optionalColumns: [],
  schema: z.object(cells).check(({ value, issues }) => {
    if (value.base !== value.quote) return;
    issues.push({ code: "custom", message: "same_currencies", path: ["quote"], params: { value: value.quote }, input: value });
  }),
  identities: (row) => [[row.base, row.quote]],
};

/** A decimal above zero, kept as text. */
function parseRate(text: string): string | undefined {
  const rate = withPoint(text) ?? "";
  return /^\d{1,12}(\.\d{1,12})?$/.test(rate) && /[1-9]/.test(rate) ? rate : undefined;
}
