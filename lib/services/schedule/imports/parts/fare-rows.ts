import { createHash } from "node:crypto";
import type { Fare } from "@/lib/domain/pricing/fare";
import type { FiledFare } from "@/lib/domain/pricing/fare-edits/edit-fares";
import { Prisma } from "@/lib/generated/prisma/client";
import { raiseVersion } from "./replace-in-transaction";

/** Columns of `fare` as a Fare has them. */
const FARE_COLUMNS = Prisma.sql`
  carrier, origin, destination, brand, brand_rank as "brandRank", booking_class as "bookingClass", cabin,
  amount_minor::float8 as "amountMinor", currency, child_percent as "childPercent", infant_percent as "infantPercent",
  infant_seat_percent as "infantSeatPercent", baggage_pieces as "baggagePieces", baggage_kg as "baggageKg",
  hand_pieces as "handPieces", hand_kg as "handKg", season_from as "seasonFrom", season_to as "seasonTo",
  days_of_week as "daysOfWeek", advance_purchase_days as "advancePurchaseDays",
  refund_before_minor::float8 as "refundBeforeMinor", refund_after_minor::float8 as "refundAfterMinor",
  change_before_minor::float8 as "changeBeforeMinor", change_after_minor::float8 as "changeAfterMinor", services,
  travel_from as "travelFrom", travel_to as "travelTo", sale_from as "saleFrom", sale_to as "saleTo", flight_numbers as "flightNumbers"`;

/** A carrier's fares in the order in which they were filed. */
export async function readFares(tx: Prisma.TransactionClient, carrier: string): Promise<Fare[]> {
  return tx.$queryRaw<Fare[]>`select ${FARE_COLUMNS} from fare where carrier = ${carrier} order by id`;
}

/** The same with their numbers, by which the table of fares names them. */
export async function readFiledFares(tx: Prisma.TransactionClient, carrier: string): Promise<FiledFare[]> {
  const rows = await tx.$queryRaw<(Fare & { id: string })[]>`
    select id::text, ${FARE_COLUMNS} from fare where carrier = ${carrier} order by id`;
  return rows.map(({ id, ...fare }) => ({ id, fare }));
}

/** Tells whether fares are those of another moment, in whichever order: a file that only sorts its lines anew changes nothing. */
export function printOf(fares: readonly Fare[]): string {
  const lines = fares.map((fare) => JSON.stringify(told(fare))).sort();
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}

/** The fare without bounds that it does not have: so fares of before there were any are told, too. */
function told({ travelFrom, travelTo, saleFrom, saleTo, flightNumbers, ...fare }: Fare) {
  const bounds = [travelFrom, travelTo, saleFrom, saleTo, ...flightNumbers];
  return bounds.every((bound) => bound === null) ? fare : { ...fare, bounds };
}

/** With its first fares a carrier comes on sale: of a flight sold under several numbers, another one may be offered from now on. */
export async function clearFares(tx: Prisma.TransactionClient, carrier: string): Promise<number> {
  const { count } = await tx.fare.deleteMany({ where: { carrier } });
  if (count === 0) await raiseVersion(tx, "schedule");
  return count;
}

/** Writes fares in one statement: a carrier may have a hundred thousand. */
export function insertFares(tx: Prisma.TransactionClient, fares: readonly Fare[]): Promise<number> {
  return insertFrom(tx, Prisma.sql`${JSON.stringify(fares)}::json`);
}

/** Writes the fares again that an import has replaced. @returns how many */
export function restoreFares(tx: Prisma.TransactionClient, importId: string, carrier: string): Promise<number> {
  return insertFrom(tx, Prisma.sql`(select fares::json from replaced_fares where import_id = ${importId}::uuid and carrier = ${carrier})`);
}

/** @param fares a JSON list of fares */
function insertFrom(tx: Prisma.TransactionClient, fares: Prisma.Sql): Promise<number> {
  return tx.$executeRaw`
    insert into fare (
      carrier, origin, destination, brand, brand_rank, booking_class, cabin, amount_minor, currency, child_percent, infant_percent,
      infant_seat_percent, baggage_pieces, baggage_kg, hand_pieces, hand_kg, season_from, season_to, days_of_week, advance_purchase_days,
      refund_before_minor, refund_after_minor, change_before_minor, change_after_minor, services,
      travel_from, travel_to, sale_from, sale_to, flight_numbers)
    select carrier, origin, destination, brand, "brandRank", "bookingClass", cabin, "amountMinor", currency, "childPercent", "infantPercent",
      "infantSeatPercent", "baggagePieces", "baggageKg", "handPieces", "handKg", "seasonFrom", "seasonTo", "daysOfWeek", "advancePurchaseDays",
      "refundBeforeMinor", "refundAfterMinor", "changeBeforeMinor", "changeAfterMinor", services,
      "travelFrom", "travelTo", "saleFrom", "saleTo", coalesce("flightNumbers", '{}')
    from json_to_recordset(${fares}) as fare (
      carrier text, origin text, destination text, brand text, "brandRank" int, "bookingClass" text, cabin text, "amountMinor" bigint,
      currency text, "childPercent" int, "infantPercent" int, "infantSeatPercent" int, "baggagePieces" int, "baggageKg" int,
      "handPieces" int, "handKg" int, "seasonFrom" text, "seasonTo" text, "daysOfWeek" int, "advancePurchaseDays" int,
      "refundBeforeMinor" bigint, "refundAfterMinor" bigint, "changeBeforeMinor" bigint, "changeAfterMinor" bigint, services text[],
      "travelFrom" text, "travelTo" text, "saleFrom" text, "saleTo" text, "flightNumbers" int[])`;
}
