import { addDays, dayNumber } from "@/lib/domain/dates";
import type { CalendarRequest, DayPrice } from "./port";

export type DayPair = Omit<DayPrice, "lowest">;

/** Every day asked for, of a round trip with as many days away as there are between its own dates. */
export function consecutiveDays({ fromDate, days, roundTrip }: CalendarRequest): DayPair[] {
  const away = roundTrip ? dayNumber(roundTrip.returnDate) - dayNumber(roundTrip.date) : null;
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(fromDate, index);
    return { date, returnDate: away === null ? null : addDays(date, away) };
  });
}

/** Every pair of days around a round trip's own, the return never before the departure; none one way. */
export function pairsAround({ roundTrip }: CalendarRequest): DayPair[] {
  if (!roundTrip) return [];
  const around = (day: string) =>
    Array.from({ length: 2 * roundTrip.flexibleDays + 1 }, (_, index) => addDays(day, index - roundTrip.flexibleDays));
  return around(roundTrip.date).flatMap((date) =>
    around(roundTrip.returnDate).flatMap((returnDate) => (returnDate < date ? [] : [{ date, returnDate }])),
  );
}
