import { addDays } from "@/lib/domain/dates";
import type { CalendarRequest, DayPrice, Period } from "./port/own-schedule";

export type DayPair = Omit<DayPrice, "lowest">;

/** Every day asked for, of a round trip with as many days away as were asked for. */
export function consecutiveDays({ fromDate, days, roundTrip }: CalendarRequest): DayPair[] {
  return datesOf({ from: fromDate, days }).map((date) => ({ date, returnDate: roundTrip && addDays(date, roundTrip.away) }));
}

/** Every pair of a round trip's departures and returns, the return never before the departure; none one way. */
export function pairsOf({ roundTrip }: CalendarRequest): DayPair[] {
  if (!roundTrip) return [];
  const returns = datesOf(roundTrip.returns);
  return datesOf(roundTrip.departures).flatMap((date) =>
    returns.flatMap((returnDate) => (returnDate < date ? [] : [{ date, returnDate }])),
  );
}

function datesOf({ from, days }: Period): string[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index));
}
