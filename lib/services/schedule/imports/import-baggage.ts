import type { BagPrice } from "@/lib/domain/bags/bag-price";
import { priceText } from "@/lib/domain/pricing/fare-changes/first-prices";
import { baggageTable } from "@/lib/formats/csv/baggage-table";
import { missingRates } from "@/lib/services/ground/rates/rates-needed";
import { followTable } from "./parts/follow-table";
import { csvImporter } from "./parts/import-csv";
import type { KeptTable } from "./parts/restore-rows";

/** Prices of extra bags: replaced by carrier, and taken back by carrier. */
export const bagPrices: KeptTable<BagPrice> = {
  isKept: true,
  scopeOf: ({ carrier }) => carrier,
  read: (tx, carrier) => tx.$queryRaw<BagPrice[]>`
    select carrier, scope, kg, amount_minor::float8 as "amountMinor", currency, max_pieces as "maxPieces"
      from baggage_price where carrier = ${carrier} order by id`,
  compared: (row) => {
    const name = `${row.scope} ${row.kg}`;
    return { name, gives: name, terms: { price: priceText(row), max_pieces: String(row.maxPieces) }, amounts: { price: row } };
  },
  check: (tx) => missingRates(tx, ["baggage"]),
  clear: async (tx, carrier) => (await tx.baggagePrice.deleteMany({ where: { carrier } })).count,
  restore: (tx, rows) => tx.$executeRaw`
    insert into baggage_price (carrier, scope, kg, amount_minor, currency, max_pieces)
    select carrier, scope, kg, "amountMinor", currency, "maxPieces"
      from jsonb_to_recordset(${rows}) as r (carrier text, scope text, kg int, "amountMinor" bigint, currency text, "maxPieces" int)`,
};

/**
 * Replaces all prices of extra bags of the carriers in each file, see docs/importing-fares.md.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export const importBaggage = csvImporter<BagPrice>({
  ...bagPrices,
  kind: "baggage",
  table: baggageTable,
  follow: followTable(bagPrices),
  write: async (tx, rows) =>
    (await tx.baggagePrice.createMany({ data: rows.map((row) => ({ ...row, amountMinor: BigInt(row.amountMinor) })) })).count,
});
