import type { JourneyDirection, OfferSegment, Stop } from "../offer";
import { type ChangedDirection, type CurrentJourney, type FlightPlace, isGone } from "./current-journey";
import { CHANGE_KINDS, type ChangeKind } from "./kinds";
import { type ChangeLimits, isWithin } from "./limits";

/** What a change of schedule means for one booking. */
export interface AssessedChange {
  kind: ChangeKind;
  /** `told`: within the limit, to be applied at once. */
  state: "told" | "open";
  /** The largest shift of a departure or an arrival from what its passengers know; null where no time moves. */
  minutes: number | null;
  directions: ChangedDirection[];
  /** The flights that it touches, as its passengers know them: `HY271`. */
  flights: string[];
  /** Whether the flights, as they are now, may be accepted: all are flown, and they connect. */
  canAccept: boolean;
  /** Whether one of them leaves earlier than was agreed, by more than the limit: silence does not accept it. */
  leavesEarlier: boolean;
}

interface Assess {
  /** The journey as its passengers know it, with all that was announced. A new announcement says how it differs from that. */
  known: readonly JourneyDirection[];
  /** The journey as it was bought, or accepted or chosen since. Limits and connections are measured from it, so that small changes add up. */
  agreed: readonly JourneyDirection[];
  current: CurrentJourney;
  /** Directions that everybody has given back: what becomes of them matters to nobody. */
  empty?: readonly number[];
  /** Flights whose aircraft has no seat for them any more. */
  seatless: readonly FlightPlace[];
  /** By how much a departure or an arrival of this carrier may move unasked. */
  limitsOf: (carrier: string) => ChangeLimits;
  /** Minutes that the connection after a flight takes at least. */
  connectionAfter: (previous: OfferSegment, next: OfferSegment, place: { direction: number; segment: number }) => number;
}

/**
 * Says what has become of a journey. A change is within the limits where all flights are flown the same way, no time moves by more than its
 * carrier's limits for later and for earlier, all connections hold, and everybody has a seat.
 * @returns null where it is flown as its passengers know it
 */
export function assessChange({ known, agreed, current, empty = [], seatless, limitsOf, connectionAfter }: Assess): AssessedChange | null {
  const isFlownBySomebody = ([direction]: readonly [number, ...unknown[]]) => !empty.includes(direction);
  const kinds = new Set<ChangeKind>();
  const changed = new Set<number>();
  const flights = new Set<string>();
  let [minutes, beyond, leavesEarlier] = [0, false, false];
  for (const [direction, segment, old] of flightsOf(known).filter(isFlownBySomebody)) {
    const flown = current.directions[direction]?.segments[segment] ?? old;
    const isLost = isGone(current, direction, segment);
    const isShort = !isLost && seatless.some(([inDirection, at]) => inDirection === direction && at === segment);
    const difference = compareFlights(old, flown);
    if (isShort) kinds.add("equipment");
    if (isLost) kinds.add(current.suspended ? "suspended" : "cancelled");
    else for (const kind of difference.kinds) kinds.add(kind);
    if (isLost || isShort || difference.kinds.length > 0) {
      changed.add(direction);
      flights.add(`${old.carrier}${old.flightNumber}`);
    }
    if (isLost) continue;
    minutes = largerShift(minutes, difference.minutes);
    if (difference.kinds.length === 0) continue;
    const bought = agreed[direction]?.segments[segment] ?? old;
    const limits = limitsOf(old.carrier);
    beyond ||= !shiftsOf(bought, flown).every((shift) => isWithin(limits, shift)) || stopsOf(bought) !== stopsOf(flown);
    leavesEarlier ||= -shiftOf(bought.departure, flown.departure) > limits.earlierLimitMinutes;
  }
  const flying = flightsOf(current.directions).filter((flight) => isFlownBySomebody(flight) && !isGone(current, flight[0], flight[1]));
  for (const direction of lostConnections(agreed, flying, connectionAfter)) {
    kinds.add("connection_lost");
    changed.add(direction);
  }
  const kind = gravest(kinds, seatless.length > 0);
  if (!kind) return null;
  const canAccept = ![...current.gone, ...seatless].some(isFlownBySomebody) && !kinds.has("connection_lost");
  return {
    kind,
    state: canAccept && !beyond ? "told" : "open",
    minutes: minutes === 0 ? null : minutes,
    directions: [...changed].sort((one, other) => one - other).map((direction) => changedDirection(known, current, direction)),
    flights: [...flights],
    canAccept,
    leavesEarlier,
  };
}

/** Who has no seat needs to know that before anything that merely moves. */
function gravest(kinds: ReadonlySet<ChangeKind>, isSeatless: boolean): ChangeKind | undefined {
  const first = CHANGE_KINDS.find((each) => kinds.has(each));
  return isSeatless && first && !GRAVER_THAN_NO_SEAT.includes(first) ? "equipment" : first;
}

const GRAVER_THAN_NO_SEAT: readonly ChangeKind[] = ["suspended", "cancelled", "connection_lost"];

function flightsOf(directions: readonly JourneyDirection[]): [number, number, OfferSegment][] {
  return directions.flatMap(({ segments }, direction) =>
    segments.map((flight, segment): [number, number, OfferSegment] => [direction, segment, flight]),
  );
}

function changedDirection(known: readonly JourneyDirection[], current: CurrentJourney, direction: number): ChangedDirection {
  const whole = current.gone.every(([inDirection]) => inDirection !== direction);
  const old = known[direction]?.segments ?? [];
  return { direction, old, new: whole ? (current.directions[direction]?.segments ?? old) : null };
}

/**
 * Directions in which a flight leaves too soon after the one before it; and both of two of which the second leaves too soon after the first has
 * arrived: either may be mended.
 * @param flights as they are flown
 */
function lostConnections(
  agreed: readonly JourneyDirection[],
  flights: ReturnType<typeof flightsOf>,
  connectionAfter: Assess["connectionAfter"],
): number[] {
  return flights.flatMap(([direction, segment, next], index) => {
    const [inDirection, at, previous] = flights[index - 1] ?? [];
    if (inDirection === undefined || at === undefined || !previous) return [];
    const [agreedPrevious, agreedNext] = [agreed[inDirection]?.segments[at], agreed[direction]?.segments[segment]];
    if (!agreedPrevious || !agreedNext) return [];
    const isBetween = inDirection === direction && at !== segment - 1;
    const needed = isBetween ? 0 : connectionAfter(previous, next, { direction: inDirection, segment: at });
    const wait = next.departure.utc - previous.arrival.utc;
    // A connection that was sold as short as it is now was agreed.
    const sold = agreedNext.departure.utc - agreedPrevious.arrival.utc;
    return wait < needed && wait < sold ? [inDirection, direction] : [];
  });
}

/** What differs between a flight as it was agreed and as it is flown. */
interface FlightDifference {
  kinds: ChangeKind[];
  /** The larger shift of departure and arrival, later is positive; 0 where neither moves. */
  minutes: number;
}

/** Compares one flight, from boarding to leaving the aircraft, before and after. */
function compareFlights(old: OfferSegment, flown: OfferSegment): FlightDifference {
  const [departure, arrival] = shiftsOf(old, flown);
  const minutes = largerShift(departure, arrival);
  const kinds: ChangeKind[] = [];
  if (stopsOf(old) !== stopsOf(flown)) kinds.push("routing");
  if (old.carrier !== flown.carrier || old.flightNumber !== flown.flightNumber) kinds.push("number");
  if (timesOf(old) !== timesOf(flown)) kinds.push("time");
  if (old.aircraft !== flown.aircraft) kinds.push("equipment");
  if (old.departure.terminal !== flown.departure.terminal || old.arrival.terminal !== flown.arrival.terminal) kinds.push("terminal");
  return { kinds, minutes };
}

/** By how many minutes departure and arrival move, later is positive. */
function shiftsOf(old: OfferSegment, flown: OfferSegment): [departure: number, arrival: number] {
  return [shiftOf(old.departure, flown.departure), shiftOf(old.arrival, flown.arrival)];
}

/** Where a zone changes its rules the instant moves, and who goes by the clock of the airport sees nothing of it. */
function shiftOf(old: Stop, flown: Stop): number {
  return old.airport === flown.airport && old.local === flown.local ? 0 : flown.utc - old.utc;
}

/** The larger of two shifts. */
function largerShift(one: number, other: number): number {
  return Math.abs(other) > Math.abs(one) ? other : one;
}

function stopsOf({ technicalStops }: OfferSegment): string {
  return technicalStops.map(({ airport }) => airport).join();
}

/** By the clocks at the airports, as times are printed. */
function timesOf({ departure, arrival, technicalStops }: OfferSegment): string {
  const stops = technicalStops.map(({ arrivalLocal, departureLocal }) => `${arrivalLocal} ${departureLocal}`);
  return [departure.local, arrival.local, ...stops].join(" ");
}
