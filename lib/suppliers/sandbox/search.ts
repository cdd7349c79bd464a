import { randomBytes } from "node:crypto";
import type { SandboxBehaviour } from "@/lib/contracts/interface/sandbox-routes";
import { dayNumber, utcMinutes } from "@/lib/domain/dates";
import { TEST_AIRLINE } from "@/lib/domain/mode";
import { sum } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import { suits } from "@/lib/domain/schedule/connection-wishes";
import { airportsOf } from "@/lib/reference/airports";
import type { ClockWindow, SearchDirection, SearchFilters, SearchRequest, SearchResult } from "../port/selling";
import { assembleOffer } from "./assemble-offer";
import { lowestBrand } from "./brands";
import { isRemembered } from "./hold";
import { flightsOf, isSold, type SandboxDirection, WAYS, type Way } from "./journeys";
import { behaviourIn } from "./reference";

const SLOW_MS = 5000;
const DAY_MINUTES = 1440;

/** Every way of every direction that passes the filters, in the lowest brand of the cabin that does; some routes take their time. */
export async function search(request: SearchRequest): Promise<SearchResult> {
  const behaviour = behaviourFor(request);
  if (behaviour === "slow_answer") await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  const isNeverCurrent = behaviour === "slow_answer" || isRemembered(behaviour);
  return {
    offers: offersFor(request),
    isCurrent: async (now) => !isNeverCurrent && utcMinutes(now) === utcMinutes(request.now),
  };
}

/** The offers of a search, in any order; at once also on the route whose search takes its time. */
export function offersFor(request: SearchRequest): SupplierOffer[] {
  const { directions, filters, cabin, party, now } = request;
  const behaviour = behaviourFor(request);
  const brand = lowestBrand(cabin, behaviour, filters);
  if (!brand) return [];
  // Where an offer is remembered, that of one search is another one than the same of the next.
  const nonce = isRemembered(behaviour) ? randomBytes(6).toString("base64url") : "";
  const most = filters.maxTotalMinor ?? Number.POSITIVE_INFINITY;
  const ways = directions.map((direction, index) =>
    passingWays(direction, filters).filter(({ way }) => index > 0 || isFlown(way, behaviour)),
  );
  return combine(ways)
    .filter((journey) => isSold(journey, now))
    .map((journey) => assembleOffer({ directions: journey, brand, nonce }, request))
    .filter((offer) => totalOf(offer, party) <= most);
}

/** What the whole party pays, minor units. */
export function totalOf({ fares }: SupplierOffer, party: Party): number {
  return sum(fares.map(({ age, fareMinor, taxes }) => party[age] * sum([fareMinor, ...taxes.map(({ amountMinor }) => amountMinor)])));
}

function behaviourFor({ directions }: SearchRequest): SandboxBehaviour {
  return behaviourIn(directions.slice(0, 1).flatMap(waysOf));
}

/** Every way of a direction. Metropolitan codes mean their first airport. */
function waysOf({ origin, destination, date }: SearchDirection): SandboxDirection[] {
  const [from] = airportsOf(origin);
  const [to] = airportsOf(destination);
  if (!from || !to) return [];
  return WAYS.map((way) => ({ origin: from, destination: to, day: dayNumber(date), way }));
}

/** A connection is lost only by who has one. */
function isFlown(way: Way, behaviour: SandboxBehaviour): boolean {
  return behaviour !== "connection_lost" || way === "c";
}

function passingWays(asked: SearchDirection, filters: SearchFilters): SandboxDirection[] {
  const { maxStops, carriers, withoutCarriers } = filters;
  if ((carriers && !carriers.includes(TEST_AIRLINE)) || withoutCarriers.includes(TEST_AIRLINE)) return [];
  return waysOf(asked).filter((way) => {
    const flights = flightsOf(way);
    if (flights.length - 1 > maxStops || !goesAsWanted(flights, filters)) return false;
    return isInside(asked.departure, flights[0]?.departureLocal ?? 0) && isInside(asked.arrival, flights.at(-1)?.arrivalLocal ?? 0);
  });
}

/** Whether connections and the whole time are as they are wanted. */
function goesAsWanted(flights: ReturnType<typeof flightsOf>, { connections, maxMinutes }: SearchFilters): boolean {
  const minutes = (flights.at(-1)?.arrivalUtc ?? 0) - (flights[0]?.departureUtc ?? 0);
  if (maxMinutes !== null && minutes > maxMinutes) return false;
  return flights.every((flight, index) => {
    const before = flights[index - 1];
    return !before || suits(connections, flight.origin, flight.departureUtc - before.arrivalUtc);
  });
}

/** @param local minutes since 1970 on the airport's own clock */
function isInside(window: ClockWindow | null, local: number): boolean {
  if (!window) return true;
  const { from, to } = window;
  const clock = local % DAY_MINUTES;
  return from <= to ? from <= clock && clock <= to : clock >= from || clock <= to;
}

/** One way of each direction, in all combinations. */
function combine(ways: readonly SandboxDirection[][]): SandboxDirection[][] {
  return ways.reduce<SandboxDirection[][]>((journeys, next) => journeys.flatMap((journey) => next.map((way) => [...journey, way])), [[]]);
}
