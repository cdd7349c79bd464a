import { flightsOf, type SandboxDirection } from "./journeys";

/** As everywhere: a ticket is due two hours before departure, and someone has to pay before. */
const MINUTES_BEFORE_DEPARTURE = 180;
const MINUTES_BETWEEN_DIRECTIONS = 60;

/** Whether the journey leaves late enough to be sold, and its way back after the way out has arrived. */
export function isSold(directions: readonly SandboxDirection[], now: Date): boolean {
  const [outbound, inbound] = directions.map(flightsOf);
  const first = outbound?.[0];
  const last = outbound?.at(-1);
  const back = inbound?.[0];
  if (!first || !last || first.departureUtc < now.getTime() / 60_000 + MINUTES_BEFORE_DEPARTURE) return false;
  return !back || back.departureUtc >= last.arrivalUtc + MINUTES_BETWEEN_DIRECTIONS;
}
