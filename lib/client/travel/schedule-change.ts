import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";

type Segment = ScheduleChange["directions"][number]["old"][number];

/** The change that waits for an answer; undefined where none does. */
export function openChange(changes: readonly ScheduleChange[]): ScheduleChange | undefined {
  return changes.findLast(({ state }) => state === "open");
}

/** Directions whose flights are in question, from 0. */
export function askedDirections(changes: readonly ScheduleChange[]): readonly number[] {
  return openChange(changes)?.directions.map(({ direction }) => direction) ?? [];
}

/** All others, the latest first. */
export function pastChanges(changes: readonly ScheduleChange[]): ScheduleChange[] {
  return changes.filter(({ state }) => state !== "open").toReversed();
}

/** A flight as a comparison shows it, airports by city and code. */
export function flightToCompare({ airline, flight_number, departure, arrival, aircraft, technical_stops }: Segment) {
  return {
    name: `${airline.code} ${flight_number}`,
    departure: stopOf(departure),
    arrival: stopOf(arrival),
    aircraft,
    stops: technical_stops.map(({ airport }) => `${airport.city} (${airport.code})`),
  };
}

function stopOf({ datetime, airport }: Segment["departure"]) {
  return { airport: `${airport.city} (${airport.code})`, datetime, terminal: airport.terminal };
}

/** All flights of a change, before and after; after it those that still fly. */
export function flightsOf({ directions }: Pick<ScheduleChange, "directions">) {
  return {
    old: directions.flatMap((direction) => direction.old.map(flightToCompare)),
    now: directions.flatMap((direction) => direction.new?.map(flightToCompare) ?? []),
  };
}

/** Both sides of a changed direction, flight by flight; `now` is null where one of them is gone. */
export function flightsToCompare({ old, new: now }: Pick<ScheduleChange["directions"][number], "old" | "new">) {
  return { old: old.map(flightToCompare), now: now?.map(flightToCompare) ?? null };
}
