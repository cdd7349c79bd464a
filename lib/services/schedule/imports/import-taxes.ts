import type { ComparedRow } from "@/lib/domain/pricing/fare-changes/compare-rows";
import { priceText } from "@/lib/domain/pricing/fare-changes/first-prices";
import { type TaxRow, taxTable } from "@/lib/formats/csv/tax-table";
import { airportByCode } from "@/lib/reference/airports";
import { missingRates } from "@/lib/services/ground/rates/rates-needed";
import { followTable } from "./parts/follow-table";
import { csvImporter } from "./parts/import-csv";
import type { KeptTable } from "./parts/restore-rows";

/** Rules of taxes: replaced as a whole, and taken back as a whole. */
export const taxRules: KeptTable<TaxRow> = {
  isKept: true,
  scopeOf: () => "",
  read: (tx) => tx.$queryRaw<TaxRow[]>`
    select code, name, airport, carrier, scope, adult_minor::float8 as "adultMinor", child_minor::float8 as "childMinor",
           infant_minor::float8 as "infantMinor", currency from tax_rule order by id`,
  compared,
  check: (tx) => missingRates(tx, ["taxes"]),
  clear: async (tx) => (await tx.taxRule.deleteMany()).count,
  restore: (tx, rows) => tx.$executeRaw`
    insert into tax_rule (code, name, airport, carrier, scope, adult_minor, child_minor, infant_minor, currency)
    select code, name, airport, carrier, scope, "adultMinor", "childMinor", "infantMinor", currency
      from jsonb_to_recordset(${rows}) as r (code text, name text, airport text, carrier text, scope text,
                                             "adultMinor" bigint, "childMinor" bigint, "infantMinor" bigint, currency text)`,
};

/**
 * Replaces all tax rules by those of the file (of the last one, where there are several).
 * @throws ImportRefused where a file was refused
 */
export const importTaxes = csvImporter<TaxRow>({
  ...taxRules,
  kind: "taxes",
  table: taxTable((code) => airportByCode(code) !== undefined),
  follow: followTable(taxRules),
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
