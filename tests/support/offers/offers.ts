import type { Offer } from "@/lib/contracts/interface/offers";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { legKey } from "@/lib/domain/schedule/inventory";
import { expireSeats } from "@/lib/suppliers/house/seats/seat-mirror";

/** `HY271,TK1979/TK1980,HY272`: flights of the way out and of the way back. */
export function flightsOf({ directions }: Offer): string {
  return directions.map(({ segments }) => segments.map((each) => each.airline.code + each.flight_number).join()).join("/");
}

/** Counts seats of a leg as sold, as bookings do. */
export async function sell(leg: { carrier: string; number: number; date: string; airports: string; bookingClass: string; seats: number }) {
  const sold = Array.from({ length: 26 }, (_, index) => (index === leg.bookingClass.charCodeAt(0) - 65 ? leg.seats : 0));
  const key = legKey(leg.carrier, leg.number, "", leg.date, leg.airports.slice(0, 3), leg.airports.slice(3));
  await db().legInventory.create({ data: { legKey: key, sold } });
  expireSeats();
}

/** Name of the error and the fields it blames; throws where the call succeeds or fails in another way. */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const outcome = await call.then(
    () => new Error("the call succeeded"),
    (error: unknown) => error,
  );
  if (!(outcome instanceof AppError)) throw outcome;
  return [outcome.kind, ...Object.keys(outcome.fields ?? {})].join(" ");
}
