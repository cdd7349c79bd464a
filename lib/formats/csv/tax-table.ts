import { z } from "zod";
import type { TaxRule } from "@/lib/domain/pricing/taxes";
import { amountCell, cell, currencyCell, matching, optionalCarrierCell, optionalPlaceCell, scopeCell, textCell } from "./cells";
import type { CsvTable } from "./table";

export interface TaxRow extends TaxRule {
  name: string;
}

const LONGEST_NAME = 100;

/** @param isKnownAirport of departure airports; taxes never go by metropolitan area */
export function taxTable(isKnownAirport: (code: string) => boolean): CsvTable<TaxRow> {
  const cells = taxCells(isKnownAirport);
  return {
    columns: Object.keys(cells),
    optionalColumns: [],
    schema: z
      .object(cells)
      .check(({ value, issues }) => {
        if ((value.airport === "") === (value.carrier === ""))
          issues.push({ code: "custom", message: "tax_owner", path: ["airport"], input: value });
      })
      .transform(({ adult, child, infant, ...rest }) => ({ ...rest, adultMinor: adult, childMinor: child, infantMinor: infant })),
    identities: (row) => [[row.code, `${row.airport}${row.carrier} ${row.scope}`]],
  };
}

function taxCells(isKnownAirport: (code: string) => boolean) {
  return {
    code: cell(matching(/^[A-Z0-9]{2}$/), "tax_code"),
    name: textCell(LONGEST_NAME),
    airport: optionalPlaceCell(isKnownAirport),
    carrier: optionalCarrierCell,
    scope: scopeCell,
    adult: amountCell,
    child: amountCell,
    infant: amountCell,
    currency: currencyCell,
  };
}
