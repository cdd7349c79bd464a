import { MINOR_PER_MAJOR } from "@/lib/domain/money";
import { type FiledRate, rateTable } from "@/lib/formats/csv/rate-table";
import { missingRates } from "@/lib/services/ground/rates/rates-needed";
import { followTable } from "./parts/follow-table";
import { csvImporter } from "./parts/import-csv";
import type { KeptTable } from "./parts/restore-rows";

/** Exchange rates: replaced as a whole, and taken back as a whole. */
export const exchangeRates: KeptTable<FiledRate> = {
  isKept: true,
  scopeOf: () => "",
  read: (tx) => tx.$queryRaw<FiledRate[]>`select base, quote, rate from exchange_rate order by base, quote`,
  compared: ({ base, quote, rate }) => {
    const name = `${base} ${quote}`;
    // A rate is the price of one unit of its base.
    const amounts = { rate: { amountMinor: Number(rate) * MINOR_PER_MAJOR, currency: quote } };
    return { name, gives: name, terms: { rate }, amounts };
  },
  check: (tx) => missingRates(tx),
  clear: async (tx) => (await tx.exchangeRate.deleteMany()).count,
  restore: (tx, rows) => tx.$executeRaw`
    insert into exchange_rate (base, quote, rate)
    select base, quote, rate from jsonb_to_recordset(${rows}) as r (base text, quote text, rate text)`,
};

/**
 * Replaces all exchange rates by those of the file (of the last one, where there are several).
 * @throws ImportRefused where a file was refused
 */
export const importRates = csvImporter<FiledRate>({
  ...exchangeRates,
  kind: "rates",
  table: rateTable,
  follow: followTable(exchangeRates),
  write: async (tx, rows) => (await tx.exchangeRate.createMany({ data: rows })).count,
});
