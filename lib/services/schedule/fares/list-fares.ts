import { FARES_PAGE, type FareItem, type FarePage, type FareQuery } from "@/lib/contracts/operator/fares";
import { db } from "@/lib/db";
import { type FiledCurrency, toMajor } from "@/lib/domain/money";
import { Prisma } from "@/lib/generated/prisma/client";
import { cursorRefused, pageOfRows } from "@/lib/services/ground/paging/cursor";
import { fareConditions } from "./parts/fare-conditions";

interface FareRow {
  id: string;
  carrier: string;
  origin: string;
  destination: string;
  brand: string;
  bookingClass: string;
  cabin: "E" | "B";
  amountMinor: number;
  currency: FiledCurrency;
  childPercent: number;
  infantPercent: number;
  seasonFrom: string | null;
  seasonTo: string | null;
  daysOfWeek: number;
  advancePurchaseDays: number;
  baggagePieces: number;
  baggageKg: number;
  refundBeforeMinor: number | null;
  changeBeforeMinor: number | null;
  travelFrom: string | null;
  travelTo: string | null;
  saleFrom: string | null;
  saleTo: string | null;
  flightNumbers: number[];
}

/** Fares by carrier and route, in the order in which they were filed. @throws AppError validation (`cursor`) */
export async function listFares({ cursor, ...filter }: FareQuery): Promise<FarePage> {
  const conditions = [...fareConditions(filter), ...(cursor === undefined ? [] : [after(cursor)])];
  const rows = await db().$queryRaw<FareRow[]>`
    select id::text, carrier, origin, destination, brand, booking_class as "bookingClass", cabin, amount_minor::float8 as "amountMinor", currency,
           child_percent as "childPercent", infant_percent as "infantPercent", season_from as "seasonFrom", season_to as "seasonTo",
           days_of_week as "daysOfWeek", advance_purchase_days as "advancePurchaseDays", baggage_pieces as "baggagePieces",
           baggage_kg as "baggageKg", refund_before_minor::float8 as "refundBeforeMinor", change_before_minor::float8 as "changeBeforeMinor",
           travel_from as "travelFrom", travel_to as "travelTo", sale_from as "saleFrom", sale_to as "saleTo", flight_numbers as "flightNumbers"
      from fare ${conditions.length === 0 ? Prisma.empty : Prisma.sql`where ${Prisma.join(conditions, " and ")}`}
     order by carrier, origin, destination, id limit ${FARES_PAGE + 1}`;
  const page = pageOfRows(rows, FARES_PAGE, cursorTo);
  return { items: page.rows.map(present), next_cursor: page.next_cursor };
}

const PLACE = /^([A-Z0-9]{2,3})\.([A-Z]{3})\.([A-Z]{3})\.(\d{1,18})$/;

function cursorTo({ carrier, origin, destination, id }: FareRow): string {
  return Buffer.from([carrier, origin, destination, id].join(".")).toString("base64url");
}

/** @throws AppError validation (`cursor`) */
function after(cursor: string): Prisma.Sql {
  const [, carrier, origin, destination, id] = PLACE.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (id === undefined) throw cursorRefused();
  return Prisma.sql`(carrier, origin, destination, id) > (${carrier}, ${origin}, ${destination}, ${id}::bigint)`;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7];

function present(fare: FareRow): FareItem {
  const { id, carrier, origin, destination, brand, cabin, currency } = fare;
  return {
    ...{ id, carrier, origin, destination, brand, cabin, currency },
    booking_class: fare.bookingClass,
    amount: toMajor(fare.amountMinor),
    ...{ child_percent: fare.childPercent, infant_percent: fare.infantPercent },
    ...{ season_from: fare.seasonFrom, season_to: fare.seasonTo },
    days_of_week: WEEK.filter((day) => (fare.daysOfWeek & (1 << (day - 1))) > 0),
    advance_purchase_days: fare.advancePurchaseDays,
    ...{ baggage_pieces: fare.baggagePieces, baggage_kg: fare.baggageKg },
    ...{ refund_before: majorOf(fare.refundBeforeMinor), change_before: majorOf(fare.changeBeforeMinor) },
    ...{ travel_from: fare.travelFrom, travel_to: fare.travelTo, sale_from: fare.saleFrom, sale_to: fare.saleTo },
    flight_numbers: fare.flightNumbers,
  };
}

function majorOf(minor: number | null): number | null {
  return minor === null ? null : toMajor(minor);
}
