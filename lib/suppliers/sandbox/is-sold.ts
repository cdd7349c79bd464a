import { flightsOf, type SandboxDirection } from "./journeys";

/** As everywhere: a ticket is due two hours before departure, and someone has to pay before. */
const MINUTES_BEFORE_DEPARTURE = 180;
const MINUTES_BETWEEN_DIRECTIONS = 60;

/** Whether the journey leaves late enough to be sold, and each direction after the one before it has arrived. */
export function isSold(directions: readonly SandboxDirection[], now: Date): boolean {
  const journey = directions.map(flightsOf);
  const first = journey[0]?.[0];
  if (!first || first.departureUtc < Math.floor(now.getTime() / 60_000) + MINUTES_BEFORE_DEPARTURE) return false;
  return journey.slice(1).every((next, index) => {
    const arrivalUtc = journey[index]?.at(-1)?.arrivalUtc ?? 0;
    return (next[0]?.departureUtc ?? 0) >= arrivalUtc + MINUTES_BETWEEN_DIRECTIONS;
  });
}
