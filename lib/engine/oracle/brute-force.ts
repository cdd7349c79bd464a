import type { ConnectionStatus } from "@/lib/domain/schedule/connection-rules";
import { operatesOn } from "@/lib/domain/schedule/expand";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { localToUtc, utcToLocal } from "@/lib/domain/schedule/zones";
import type { EngineAirport } from "../airport-table";
import { greatCircleKm, MAX_GROUND_MINUTES, MAX_SELF_TRANSFERS, withinCircuity } from "../rules";
import type { NetworkInput } from "./compile-network";
import type { Flown, FlownLeg } from "./flown";
import { offeredOnce } from "./offered-once";
import type { ItineraryQuery } from "./visit-itineraries";

const DAY_MINUTES = 1440;
/** What a self transfer takes more, as docs/decisions has it. */
const SELF_TRANSFER_MINUTES = 120;

/** By the airport where one boards, all flights of the days that the network answers for and of some days around. */
type FlownSchedule = ReadonlyMap<string, Flown[]>;

export function flySchedule(input: NetworkInput): FlownSchedule {
  const airports = airportsOf(input);
  const names = [...new Set(input.legs.map(flightOf))];
  const flights = names.map((name) => input.legs.filter((leg) => flightOf(leg) === name));
  const filed: Flown[] = [];
  for (let date = input.fromDay - 4; date <= input.toDay + 8; date++) {
    for (const patterns of flights) filed.push(...segmentsOn(patterns, airports, date));
  }
  const flown = offeredOnce(filed, input);
  return new Map(input.airports.map(({ code }) => [code, flown.filter(([leg]) => leg?.pattern.origin === code)]));
}

/**
 * The engine's answer as the rules alone tell it: every sequence of flights, and then a check.
 * @returns itineraries as `textOf` of the tests writes them
 */
export function bruteForce(input: NetworkInput, flown: FlownSchedule, query: ItineraryQuery): string[] {
  const airports = airportsOf(input);
  const found: string[] = [];
  const extend = (journey: Flown[]) => {
    if (isItinerary(journey, input, query, airports)) found.push(write(journey, input, airports));
    if (journey.length > query.maxStops) return;
    const last = journey.at(-1)?.at(-1);
    for (const next of flown.get(last?.pattern.destination ?? "") ?? []) {
      if (follows(next, last)) extend([...journey, next]);
    }
  };
  for (const origin of query.origins) {
    for (const first of flown.get(origin) ?? []) {
      if (mayStart(first, query)) extend([first]);
    }
  }
  return found;
}

/** `C1 1A: AAA 100 BBB 160, BBB 200 CCC 260 ~ C2 2: CCC 500 DDD 550`, with `~` at a self transfer, `+` at another connection. */
function write(journey: readonly Flown[], input: NetworkInput, airports: Map<string, EngineAirport>): string {
  const texts = journey.map((legs) => {
    const calls = legs.map(({ pattern, departure, arrival }) => `${pattern.origin} ${departure} ${pattern.destination} ${arrival}`);
    return `${legs.slice(0, 1).map(({ pattern }) => flightOf(pattern))}: ${calls.join(", ")}`;
  });
  const signs = pairs(journey).map(([one, next]) => (connection(one, next, input, airports).agreed ? " + " : " ~ "));
  return texts.map((text, index) => `${text}${signs[index] ?? ""}`).join("");
}

const airportsOf = (input: NetworkInput) => new Map(input.airports.map((airport) => [airport.code, airport]));

/** Prunes starts on other days: no local day is three days from the same day in UTC. */
function mayStart([leg]: Flown, query: ItineraryQuery): boolean {
  return leg !== undefined && Math.abs(leg.departure / DAY_MINUTES - query.day) < 3;
}

/** Likewise the sequences. */
function follows([leg]: Flown, before: FlownLeg | undefined): boolean {
  if (!leg || !before) return false;
  const waiting = leg.departure - before.arrival;
  return waiting >= 0 && waiting <= MAX_GROUND_MINUTES;
}

/** All board and off pairs of one flight number on one flight date. */
function segmentsOn(patterns: readonly LegPattern[], airports: Map<string, EngineAirport>, date: number): Flown[] {
  const operating = patterns.filter((pattern) => operatesOn(pattern, date));
  const legs = theOnesThatCount(operating).map((pattern) => flyLeg(pattern, airports, date));
  const starts = Array.from(legs.keys());
  return starts.flatMap((from) => starts.slice(from).map((to) => legs.slice(from, to + 1))).filter(isSegment);
}

const flightOf = ({ carrier, flightNumber, suffix }: LegPattern) => `${carrier} ${flightNumber}${suffix}`;

/** The highest variation of the date; in it, one pattern a sequence number: of those that begin last, the one that ends first. */
function theOnesThatCount(operating: readonly LegPattern[]): LegPattern[] {
  const variation = Math.max(...operating.map((pattern) => pattern.itineraryVariation));
  const own = operating.filter((pattern) => pattern.itineraryVariation === variation);
  const better = (one: LegPattern, other: LegPattern) =>
    one.periodFrom > other.periodFrom ||
    (one.periodFrom === other.periodFrom && (one.periodTo ?? "9999-12-31") < (other.periodTo ?? "9999-12-31"));
  const bySequence = new Map<number, LegPattern>();
  for (const pattern of own) {
    const known = bySequence.get(pattern.legSequence);
    if (!known || better(pattern, known)) bySequence.set(pattern.legSequence, pattern);
  }
  return [...bySequence.values()].sort((a, b) => a.legSequence - b.legSequence);
}

function flyLeg(pattern: LegPattern, airports: Map<string, EngineAirport>, date: number): FlownLeg {
  const departure = (date + pattern.departureDayOffset) * DAY_MINUTES + pattern.departureMinutes;
  const arrival = (date + pattern.arrivalDayOffset) * DAY_MINUTES + pattern.arrivalMinutes;
  if (pattern.timeMode === "U") return { pattern, departure, arrival };
  const zone = (code: string) => airports.get(code)?.timeZone ?? "";
  return {
    pattern,
    departure: localToUtc(zone(pattern.origin), departure, pattern.departureUtcOffset),
    arrival: localToUtc(zone(pattern.destination), arrival, pattern.arrivalUtcOffset),
  };
}

function isSegment(legs: Flown): boolean {
  return (
    allDifferent(callsOf(legs)) &&
    legs.every((leg) => leg.departure < leg.arrival) &&
    pairs(legs).every(
      ([one, next]) =>
        next.pattern.legSequence === one.pattern.legSequence + 1 &&
        next.pattern.origin === one.pattern.destination &&
        next.departure >= one.arrival,
    )
  );
}

function isItinerary(journey: readonly Flown[], input: NetworkInput, query: ItineraryQuery, airports: Map<string, EngineAirport>): boolean {
  const legs = journey.flat();
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last || query.day < input.fromDay || query.day > input.toDay) return false;
  const start = airports.get(first.pattern.origin);
  const end = airports.get(last.pattern.destination);
  if (!start || !end || !query.origins.includes(start.code) || !query.destinations.includes(end.code)) return false;
  const calls = callsOf(legs);
  const between = calls.slice(1, -1);
  const connections = pairs(journey).map(([one, next]) => connection(one, next, input, airports));
  const flownKm = journey.map((segment) => distanceOf(segment, airports)).reduce((sum, km) => sum + km, 0);
  return (
    Math.floor(utcToLocal(start.timeZone, first.departure) / DAY_MINUTES) === query.day &&
    first.departure >= query.notBefore &&
    allDifferent(calls) &&
    between.every((code) => !query.origins.includes(code) && !query.destinations.includes(code)) &&
    allDifferent(journey.flatMap((segment) => segment.slice(0, 1)).map(({ pattern }) => flightOf(pattern))) &&
    connections.every(({ minutes, needed }) => minutes >= needed) &&
    connections.reduce((sum, { minutes }) => sum + minutes, 0) <= MAX_GROUND_MINUTES &&
    connections.filter(({ agreed }) => !agreed).length <= MAX_SELF_TRANSFERS &&
    (journey.length === 1 || withinCircuity(flownKm, greatCircleKm(start, end)))
  );
}

function connection(one: Flown, next: Flown, input: NetworkInput, airports: Map<string, EngineAirport>) {
  const [arriving, departing] = [one.at(-1), next[0]];
  const airport = airports.get(departing?.pattern.origin ?? "");
  if (!arriving || !departing || !airport) throw new Error("a segment without legs");
  const carriers = [arriving.pattern.carrier, departing.pattern.carrier];
  const agreed = carriers[0] === carriers[1] || input.agreements.some((pair) => carriers.every((carrier) => pair.includes(carrier)));
  const status = `${isDomestic(one, airports) ? "D" : "I"}${isDomestic(next, airports) ? "D" : "I"}` as const;
  const needed = minimumOf(airport, status, arriving.pattern, departing.pattern) + (agreed ? 0 : SELF_TRANSFER_MINUTES);
  return { agreed, needed, minutes: departing.departure - arriving.arrival };
}

/** The exception that names the departing carrier goes before one that does not; then the departing terminal, the arriving carrier and terminal decide. */
function minimumOf(airport: EngineAirport, status: ConnectionStatus, arriving: LegPattern, departing: LegPattern): number {
  let candidates = (airport.exceptions ?? []).filter(
    (each) =>
      each.status === status &&
      ["", departing.carrier].includes(each.departureCarrier) &&
      ["", departing.departureTerminal].includes(each.departureTerminal) &&
      ["", arriving.carrier].includes(each.arrivalCarrier) &&
      ["", arriving.arrivalTerminal].includes(each.arrivalTerminal),
  );
  for (const field of ["departureCarrier", "departureTerminal", "arrivalCarrier", "arrivalTerminal"] as const) {
    const naming = candidates.filter((each) => each[field] !== "");
    if (naming.length > 0) candidates = naming;
  }
  return candidates[0]?.minutes ?? airport.connect[status];
}

function isDomestic(segment: Flown, airports: Map<string, EngineAirport>): boolean {
  return new Set(callsOf(segment).map((code) => airports.get(code)?.country)).size === 1;
}

function distanceOf(segment: Flown, airports: Map<string, EngineAirport>): number {
  const from = airports.get(segment[0]?.pattern.origin ?? "");
  const to = airports.get(segment.at(-1)?.pattern.destination ?? "");
  if (!from || !to) throw new Error("a segment between unknown airports");
  return greatCircleKm(from, to);
}

/** All airports on the way, first and last included. */
function callsOf(legs: Flown): string[] {
  return [...legs.slice(0, 1).map(({ pattern }) => pattern.origin), ...legs.map(({ pattern }) => pattern.destination)];
}

function pairs<T>(items: readonly T[]): [T, T][] {
  return items.slice(1).map((item, index) => [items[index] ?? item, item]);
}

function allDifferent(items: readonly string[]): boolean {
  return new Set(items).size === items.length;
}
