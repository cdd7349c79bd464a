import type { ComparedRow } from "@/lib/domain/pricing/fare-changes/compare-rows";
import { priceText } from "@/lib/domain/pricing/fare-changes/first-prices";
import { type TaxRow, taxTable } from "@/lib/formats/csv/tax-table";
import { airportByCode } from "@/lib/reference/airports";
import { followTable } from "./parts/follow-table";
import { csvImporter } from "./parts/import-csv";
import { missingRates } from "./parts/rates-needed";

/**
 * Replaces all tax rules by those of the file (of the last one, where there are several).
 * @throws ImportRefused where a file was refused
 */
export const importTaxes = csvImporter<TaxRow>({
  kind: "taxes",
  table: taxTable((code) => airportByCode(code) !== undefined),
  scopeOf: () => "",
  follow: followTable({
    scopeOf: () => "",
    read: (tx) => tx.$queryRaw<TaxRow[]>`
      select code, name, airport, carrier, scope, adult_minor::float8 as "adultMinor", child_minor::float8 as "childMinor",
             infant_minor::float8 as "infantMinor", currency from tax_rule`,
    compared,
  }),
  check: (tx) => missingRates(tx, ["taxes"]),
  clear: async (tx) => (await tx.taxRule.deleteMany()).count,
  write: async (tx, rows) => (await tx.taxRule.createMany({ data: rows.map(toData) })).count,
});

function compared({ code, airport, carrier, scope, name: title, adultMinor, childMinor, infantMinor, currency }: TaxRow): ComparedRow {
  const name = `${code} ${airport}${carrier} ${scope}`;
  const amounts = {
    adult: { amountMinor: adultMinor, currency },
    child: { amountMinor: childMinor, currency },
    infant: { amountMinor: infantMinor, currency },
  };
  const { adult, child, infant } = amounts;
  return {
    name,
    gives: name,
    terms: { name: title, adult: priceText(adult), child: priceText(child), infant: priceText(infant) },
    amounts,
  };
}

function toData(row: TaxRow) {
  return { ...row, adultMinor: BigInt(row.adultMinor), childMinor: BigInt(row.childMinor), infantMinor: BigInt(row.infantMinor) };
}
