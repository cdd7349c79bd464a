import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";

/** A booking's changes, oldest first. */
export function changesOf(bookingId: string) {
  return db().scheduleChange.findMany({ where: { bookingId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
}

/** What its partner has been told, in order: reasons of its events. */
export async function toldOf(bookingId: string): Promise<string[]> {
  const events = await db().bookingEvent.findMany({ where: { bookingId }, orderBy: { id: "asc" } });
  return events.map(({ reason }) => reason);
}

/** The agreed flights of a booking: `HY271 TAS 2026-12-11T07:00`. */
export async function agreedFlights(bookingId: string): Promise<string[]> {
  const { snapshot } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
  return parseSnapshot(snapshot).directions.flatMap(({ segments }) =>
    segments.map(({ carrier, flightNumber, departure }) => `${carrier}${flightNumber} ${departure.airport} ${departure.local}`),
  );
}

/** Flights and dates on which its passengers have claims. */
export async function claimsOf(bookingId: string): Promise<string[]> {
  const claims = await db().passengerFlight.findMany({ where: { bookingId }, orderBy: { flightKey: "asc" } });
  return claims.map(({ flightKey }) => flightKey);
}
