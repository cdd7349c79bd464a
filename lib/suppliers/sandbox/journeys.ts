import { utcMinutes } from "@/lib/domain/dates";
import { airport, distanceKm } from "@/lib/reference/block-time";
import { remembered } from "@/lib/util/waiting/remembered";
import { flightOn, type SandboxFlight, SLOTS, type Slot } from "./flights";

/** How a direction is flown: non-stop in the morning or the evening, or with one connection. */
export const WAYS = [...SLOTS, "c"] as const;
export type Way = (typeof WAYS)[number];

/** One direction of a journey in test mode. */
export interface SandboxDirection {
  origin: string;
  destination: string;
  /** Day number of the local date of departure. */
  day: number;
  way: Way;
}

/** Where the test airline's connections are made. */
const HUBS = ["TAS", "SKD", "BHK", "IST", "DXB", "FRA", "ICN", "JFK"];

/** Longer than any airport of the reference data asks for. */
const CONNECTION_MINUTES = 120;

const DAY_MINUTES = 1440;

/** A ticket is due two hours before departure, and someone has to pay before. */
const MINUTES_BEFORE_DEPARTURE = 180;
const MINUTES_BETWEEN_DIRECTIONS = 60;

/** A search combines the same few directions hundreds of times. */
const known = new WeakMap<SandboxDirection, readonly SandboxFlight[]>();

/** The flights of a direction, in the order of travel. */
export function flightsOf(direction: SandboxDirection): readonly SandboxFlight[] {
  return remembered(known, direction, () => findFlights(direction));
}

/** Whether the journey leaves late enough to be sold, and each direction after the one before it has arrived. */
export function isSold(directions: readonly SandboxDirection[], now: Date): boolean {
  const journey = directions.map(flightsOf);
  const first = journey[0]?.[0];
  if (!first || first.departureUtc < utcMinutes(now) + MINUTES_BEFORE_DEPARTURE) return false;
  return journey.slice(1).every((next, index) => {
    const arrivalUtc = journey[index]?.at(-1)?.arrivalUtc ?? 0;
    return (next[0]?.departureUtc ?? 0) >= arrivalUtc + MINUTES_BETWEEN_DIRECTIONS;
  });
}

function findFlights({ origin, destination, day, way }: SandboxDirection): SandboxFlight[] {
  if (way !== "c") return [flightOn(origin, destination, day, way)];
  const hub = hubBetween(origin, destination);
  const first = flightOn(origin, hub, day, "m");
  return [first, onwardFlight(first, destination)];
}

/** The first flight on to the destination that the passenger can reach. */
function onwardFlight({ destination: hub, arrivalLocal, arrivalUtc }: SandboxFlight, destination: string): SandboxFlight {
  const day = Math.floor(arrivalLocal / DAY_MINUTES);
  const choices: [number, Slot][] = [
    [day, "m"],
    [day, "e"],
    [day + 1, "m"],
  ];
  const reached = choices
    .map(([date, slot]) => flightOn(hub, destination, date, slot))
    .find((flight) => flight.departureUtc >= arrivalUtc + CONNECTION_MINUTES);
  if (!reached) throw new Error(`no flight leaves ${hub} for ${destination} within a day`);
  return reached;
}

/** The hub with the shortest way round, in neither of the two cities. */
function hubBetween(origin: string, destination: string): string {
  const cities = [airport(origin).cityCode, airport(destination).cityCode];
  const round = (hub: string) => distanceKm(origin, hub) + distanceKm(hub, destination);
  const hubs = HUBS.filter((hub) => !cities.includes(airport(hub).cityCode));
  return hubs.reduce((best, hub) => (round(hub) < round(best) ? hub : best));
}
