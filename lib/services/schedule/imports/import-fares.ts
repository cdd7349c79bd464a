import type { Fare } from "@/lib/domain/pricing/fare";
import { type FareRow, faresOf, fareTable } from "@/lib/formats/csv/fare-table";
import type { Prisma } from "@/lib/generated/prisma/client";
import { airportsOf, successorOf } from "@/lib/reference/airports";
import { withoutStock } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { csvImporter } from "./parts/import-csv";
import { raiseVersion } from "./parts/replace-in-transaction";

/**
 * Replaces all fares of the carriers in each file, see docs/importing-fares.md.
 * @throws ImportRefused where a file was refused; the others are imported
 */
export const importFares = csvImporter<FareRow>({
  kind: "fares",
  table: fareTable((code) => airportsOf(code).length > 0, successorOf),
  scopeOf: ({ fare }) => fare.carrier,
  sold: routesOf,
  notOnSale: withoutStock,
  clear: clearFares,
  write: (tx, rows) => insertFares(tx, rows.flatMap(faresOf)),
});

/** What a carrier sells: pairs of places. */
async function routesOf(tx: Prisma.TransactionClient, carrier: string): Promise<string[]> {
  const routes = await tx.fare.groupBy({ by: ["origin", "destination"], where: { carrier } });
  return routes.map(({ origin, destination }) => `${origin}${destination}`);
}

/** With its first fares a carrier comes on sale: of a flight sold under several numbers, another one may be offered from now on. */
async function clearFares(tx: Prisma.TransactionClient, carrier: string): Promise<number> {
  const { count } = await tx.fare.deleteMany({ where: { carrier } });
  if (count === 0) await raiseVersion(tx, "schedule");
  return count;
}

/** Writes fares in one statement: a carrier may have a hundred thousand. */
async function insertFares(tx: Prisma.TransactionClient, fares: readonly Fare[]): Promise<number> {
  return tx.$executeRaw`
    insert into fare (
      carrier, origin, destination, brand, brand_rank, booking_class, cabin, amount_minor, currency, child_percent, infant_percent,
      infant_seat_percent, baggage_pieces, baggage_kg, hand_pieces, hand_kg, season_from, season_to, days_of_week, advance_purchase_days,
      refund_before_minor, refund_after_minor, change_before_minor, change_after_minor, services)
    select carrier, origin, destination, brand, "brandRank", "bookingClass", cabin, "amountMinor", currency, "childPercent", "infantPercent",
      "infantSeatPercent", "baggagePieces", "baggageKg", "handPieces", "handKg", "seasonFrom", "seasonTo", "daysOfWeek", "advancePurchaseDays",
      "refundBeforeMinor", "refundAfterMinor", "changeBeforeMinor", "changeAfterMinor", services
    from json_to_recordset(${JSON.stringify(fares)}::json) as fare (
      carrier text, origin text, destination text, brand text, "brandRank" int, "bookingClass" text, cabin text, "amountMinor" bigint,
      currency text, "childPercent" int, "infantPercent" int, "infantSeatPercent" int, "baggagePieces" int, "baggageKg" int,
      "handPieces" int, "handKg" int, "seasonFrom" text, "seasonTo" text, "daysOfWeek" int, "advancePurchaseDays" int,
      "refundBeforeMinor" bigint, "refundAfterMinor" bigint, "changeBeforeMinor" bigint, "changeAfterMinor" bigint, services text[])`;
}
