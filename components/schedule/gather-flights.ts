import type { ScheduleEntry } from "@/lib/contracts/interface/services";

/** Flights by a key, both in the order in which they come. */
export function gatherFlights(entries: readonly ScheduleEntry[], keyOf: (entry: ScheduleEntry) => string): [string, ScheduleEntry[]][] {
  const groups = new Map<string, ScheduleEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups];
}

/** Day of the departure, `YYYY-MM-DD`, local at its airport. */
export function dateOf({ departure }: ScheduleEntry): string {
  return departure.slice(0, 10);
}
