import { u32At } from "@/lib/util/at";
import { firstFrom } from "@/lib/util/first-from";
import type { Network } from "../network";
import { MAX_GROUND_MINUTES } from "../rules";
import type { NetworkSeats, Route } from "./of-network";

/** What one direction of a search, or a range of days of it, may have looked at. */
export interface Span {
  /** Airports by code. */
  origins: readonly string[];
  /** Null for every airport. */
  destinations: readonly string[] | null;
  /** Day numbers of the local departure, both included. */
  fromDay: number;
  toDay: number;
}

const DAY_MINUTES = 1440;
/** Clocks differ by up to 26 hours. */
const CLOCK_DAYS = 2;

interface Reach {
  fromDay: number;
  toDay: number;
  /** Airports by number. */
  origins: readonly number[];
  destinations: readonly number[] | null;
}

/** Local days on which a leg of a journey that begins on one of these days may leave. */
export function legDays(network: Network, { fromDay, toDay }: Pick<Span, "fromDay" | "toDay">): { fromDay: number; toDay: number } {
  return { fromDay: fromDay - CLOCK_DAYS, toDay: toDay + slackDays(network) };
}

/**
 * Says of a leg of a day whether a search of these spans could have used it: on a route out of an origin, into a destination, or between
 * two airports that have such routes; not earlier than the departure and not later than journeys of these days can last.
 */
export function reachOf(seats: NetworkSeats, spans: readonly Span[]): (leg: number, day: number) => boolean {
  const { network } = seats;
  const reaches = spans.map(({ origins, destinations, fromDay, toDay }): Reach => {
    const ends = { origins: indicesOf(network, origins), destinations: destinations && indicesOf(network, destinations) };
    return { ...ends, ...legDays(network, { fromDay, toDay }) };
  });
  return (leg, day) => {
    const inTime = reaches.filter(({ fromDay, toDay }) => day >= fromDay && day <= toDay);
    return inTime.length > 0 && seats.routesOf(leg).some((route) => inTime.some((reach) => leadsOver(network, reach, route)));
  };
}

function leadsOver(network: Network, { origins, destinations }: Reach, [from, to]: Route): boolean {
  if (destinations === null || origins.includes(from) || destinations.includes(to)) return true;
  return (
    origins.some((origin) => hasRoute(network, origin, from)) && destinations.some((destination) => hasRoute(network, to, destination))
  );
}

function indicesOf(network: Network, codes: readonly string[]): number[] {
  return codes.flatMap((code) => network.airports.indexOf.get(code) ?? []);
}

/** Days after the departure on which a leg of the last flight may leave, on any airport's clock. */
function slackDays(network: Network): number {
  const known = slacks.get(network);
  if (known !== undefined) return known;
  const longest = network.services.duration.reduce((most, minutes) => Math.max(most, minutes), 0);
  const slack = Math.ceil((3 * longest + MAX_GROUND_MINUTES) / DAY_MINUTES) + CLOCK_DAYS;
  slacks.set(network, slack);
  return slack;
}

const slacks = new WeakMap<Network, number>();

function hasRoute({ routes }: Network, from: number, to: number): boolean {
  const end = u32At(routes.outgoing, from + 1);
  const route = firstFrom(routes.to, to, u32At(routes.outgoing, from), end);
  return route < end && routes.to[route] === to;
}
