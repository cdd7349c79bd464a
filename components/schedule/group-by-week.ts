import type { ScheduleEntry } from "@/lib/contracts/interface/services";
import { addDays } from "@/lib/domain/dates";
import { dateOf, gatherFlights } from "./gather-flights";

const WEEK_DAYS = 7;

/** A flight number between two airports, and when it leaves on each day of a week. */
export interface WeekFlight {
  key: string;
  /** The first of the week: all but its times holds for the others too. */
  first: ScheduleEntry;
  /** Departures in the order of the week's days; null where the flight is not flown. */
  days: readonly (ScheduleEntry | null)[];
}

export interface ScheduleWeek {
  /** Seven days, `YYYY-MM-DD`, local at the airport of departure; fewer at the end of the range. */
  dates: readonly string[];
  /** Flights in the order of their departure. */
  flights: readonly WeekFlight[];
}

/** Flights by weeks from the first day on. @param since first day and @param until last day, `YYYY-MM-DD` */
export function groupByWeek(entries: readonly ScheduleEntry[], since: string, until: string): ScheduleWeek[] {
  const weeks: ScheduleWeek[] = [];
  for (let first = since; first <= until; first = addDays(first, WEEK_DAYS)) {
    const dates = Array.from({ length: WEEK_DAYS }, (_, index) => addDays(first, index)).filter((date) => date <= until);
    const flights = weekFlights(entries, dates);
    if (flights.length > 0) weeks.push({ dates, flights });
  }
  return weeks;
}

function weekFlights(entries: readonly ScheduleEntry[], dates: readonly string[]): WeekFlight[] {
  const ofWeek = entries.filter((entry) => dates.includes(dateOf(entry)));
  return gatherFlights(ofWeek, flightOf)
    .flatMap(([key, flown]) => {
      const [first] = flown;
      return first ? [{ key, first, days: dates.map((date) => flown.find((entry) => dateOf(entry) === date) ?? null) }] : [];
    })
    .toSorted((left, right) => timeOf(left.first).localeCompare(timeOf(right.first)));
}

function flightOf({ airline, flight_number, departure_airport, arrival_airport }: ScheduleEntry): string {
  return [airline.code, flight_number, departure_airport.code, arrival_airport.code].join(" ");
}

function timeOf({ departure }: ScheduleEntry): string {
  return departure.slice(11);
}
