import { dayNumber } from "@/lib/domain/dates";
import { TEST_AIRLINE } from "@/lib/domain/test-airline";
import { airportsOf } from "@/lib/reference/airports";
import type { ClockWindow, SearchDirection, SearchFilters } from "../port";
import { flightsOf, type SandboxDirection, WAYS } from "./journeys";

const DAY_MINUTES = 1440;

/** Every way of a direction. Metropolitan codes mean their first airport. */
export function waysOf({ origin, destination, date }: SearchDirection): SandboxDirection[] {
  const [from] = airportsOf(origin);
  const [to] = airportsOf(destination);
  if (!from || !to) return [];
  return WAYS.map((way) => ({ origin: from, destination: to, day: dayNumber(date), way }));
}

/** Those of them that fly as asked for. */
export function passingWays(asked: SearchDirection, { maxStops, carriers }: SearchFilters): SandboxDirection[] {
  if (carriers && !carriers.includes(TEST_AIRLINE)) return [];
  return waysOf(asked).filter((way) => {
    const flights = flightsOf(way);
    if (flights.length - 1 > maxStops) return false;
    return isInside(asked.departure, flights[0]?.departureLocal ?? 0) && isInside(asked.arrival, flights.at(-1)?.arrivalLocal ?? 0);
  });
}

/** @param local minutes since 1970 on the airport's own clock */
function isInside(window: ClockWindow | null, local: number): boolean {
  if (!window) return true;
  const { from, to } = window;
  const clock = local % DAY_MINUTES;
  return from <= to ? from <= clock && clock <= to : clock >= from || clock <= to;
}
