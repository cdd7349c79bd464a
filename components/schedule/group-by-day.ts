import type { ScheduleEntry } from "@/lib/contracts/interface/services";
import { dateOf, gatherFlights } from "./gather-flights";

export interface ScheduleDay {
  /** `YYYY-MM-DD`, local at the airport of departure. */
  date: string;
  flights: ScheduleEntry[];
}

/** Flights by the day of their departure, in the order in which they leave. */
export function groupByDay(entries: readonly ScheduleEntry[]): ScheduleDay[] {
  const inOrder = (flights: ScheduleEntry[]) => flights.toSorted((left, right) => left.departure.localeCompare(right.departure));
  return gatherFlights(entries, dateOf)
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([date, flights]) => ({ date, flights: inOrder(flights) }));
}

/** Carriers of the flights by name, each once. */
export function carriersOf(entries: readonly ScheduleEntry[]): ScheduleEntry["airline"][] {
  const carriers = new Map(entries.map(({ airline }) => [airline.code, airline]));
  return [...carriers.values()].toSorted((left, right) => left.title.localeCompare(right.title, "en"));
}
