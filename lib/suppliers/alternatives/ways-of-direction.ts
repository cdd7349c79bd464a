import { addDays, utcMinutes } from "@/lib/domain/dates";
import type { OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { isGone } from "@/lib/domain/schedule-change/current-journey";
import type { Way } from "@/lib/domain/schedule-change/mended-journeys";
import { ticketGroupOf } from "@/lib/domain/self-transfer";
import type { ChangedPart } from "../port/own-schedule";
import { directionOf, NO_FILTERS, type PricingContext, type SearchResult } from "../port/selling";
import type { Asked } from "./asked";
import {
  agreedFlights,
  agreedWait,
  currentFlights,
  firstBroken,
  flightsNow,
  isSameFlight,
  minutesNeeded,
  waitBetween,
} from "./part-of-journey";

/** Days around the agreed one that are looked at. */
const DAYS_AROUND = [-1, 0, 1];
/** So many of the nearest ways of one direction are tried with those of the others. */
const MOST_TRIED = 100;

/** A way to fly a direction, with the seats that its other flights take. */
export interface SeatedWay extends Way {
  seats(): Promise<SeatTake[]>;
}

export interface Ways {
  ways: SeatedWay[];
  /** As of a SearchResult, of everything that was looked at. */
  checks: SearchResult["isCurrent"][];
}

/** Flights that may come in place of a part's. */
type Found = Pick<SeatedWay, "isSame" | "seats"> & { part: ChangedPart; segments: OfferSegment[] };

interface Looked {
  found: Found[];
  checks: SearchResult["isCurrent"][];
}

/** A direction as it is flown now. */
export function keptWay(asked: Asked, part: ChangedPart): SeatedWay {
  const segments = currentFlights(asked, part.direction);
  return {
    direction: part.direction,
    segments,
    from: segments.length,
    off: missOf(asked, part, segments),
    isSame: true,
    seats: async () => [],
  };
}

/**
 * The ways of a changed direction: as it is flown now, where it can be; the same journey under other numbers; what searches find around its
 * day. Where its first flights can stay, with other flights after them alone as well.
 */
export async function waysOf(asked: Asked, part: ChangedPart): Promise<Ways> {
  const broken = firstBroken(asked, part);
  const parts = broken === null || broken === part.from ? [part] : [{ ...part, from: broken }, part];
  const [otherwise, searched] = await Promise.all(
    [otherwiseFlights, searchedFlights].map((look) => Promise.all(parts.map((each) => look(asked, each)))),
  );
  const looked = [...(otherwise ?? []), ...(searched ?? [])];
  const others = looked
    .flatMap(({ found }) => found)
    .filter((found) => isAllowed(asked, found))
    .map((found) => exchangedWay(asked, part, found));
  const ways = [...(broken === null ? [keptWay(asked, part)] : []), ...nearestOf(others)];
  return { ways, checks: looked.flatMap(({ checks }) => checks) };
}

function exchangedWay(asked: Asked, whole: ChangedPart, { part: { direction, from }, segments, isSame, seats }: Found): SeatedWay {
  const all = [...currentFlights(asked, direction).slice(0, from), ...segments];
  return { direction, segments: all, from, off: missOf(asked, whole, all), isSame, seats };
}

/** Each journey once, as it was found first. */
function nearestOf(ways: readonly SeatedWay[]): SeatedWay[] {
  const known = new Set<string>();
  const once = ways.filter((way) => !known.has(nameOf(way)) && known.add(nameOf(way)));
  return once.sort((one, other) => one.off - other.off || one.segments.length - other.segments.length).slice(0, MOST_TRIED);
}

async function otherwiseFlights(asked: Asked, part: ChangedPart): Promise<Looked> {
  const agreed = agreedFlights(asked, part);
  const [first] = agreed;
  if (!first) return { found: [], checks: [] };
  const lost = { agreed, current: flightsNow(asked, part), seats: asked.seats, context: contextOf(asked, first) };
  const { found, isCurrent } = await asked.supplier.flownOtherwise(lost);
  return { found: found.map(({ segments, seats, isSame }) => ({ part, segments, isSame, seats: async () => seats })), checks: [isCurrent] };
}

async function searchedFlights(asked: Asked, part: ChangedPart): Promise<Looked> {
  const flights = agreedFlights(asked, part);
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return { found: [], checks: [] };
  const context = contextOf(asked, first);
  const date = first.departure.local.slice(0, 10);
  const results = await Promise.all(
    DAYS_AROUND.map((days) => {
      const directions = [directionOf(first.departure.airport, last.arrival.airport, addDays(date, days))];
      return asked.supplier.search({ ...context, directions, filters: NO_FILTERS });
    }),
  );
  const toFound = (offer: SupplierOffer): Found => ({
    part,
    segments: (offer.directions[0]?.segments ?? []).map((flight) => withRightsOf(flight, first)),
    isSame: false,
    seats: () => seatsOf(asked, offer),
  });
  return { found: results.flatMap(({ offers }) => offers.map(toFound)), checks: results.map(({ isCurrent }) => isCurrent) };
}

/** A better cabin will do as well. */
function contextOf({ party, snapshot, now }: Asked, { cabin }: OfferSegment): PricingContext {
  return { cabin: cabin === "B" ? "B" : "A", party, currency: snapshot.currency, now };
}

/** What was sold stays with the passenger: brand, bags, and what may be given back or changed. */
function withRightsOf(flight: OfferSegment, { brand, refundable, changeable, handBaggage, baggage }: OfferSegment): OfferSegment {
  return { ...flight, brand, refundable, changeable, handBaggage, baggage };
}

async function seatsOf(asked: Asked, offer: SupplierOffer): Promise<SeatTake[]> {
  const first = offer.directions[0]?.segments[0];
  return first ? asked.supplier.seatsToTake(offer, contextOf(asked, first)) : [];
}

/** Whether flights may come in place of a part's: they are other ones, have not left, are reached, and the ticket's carrier agrees to them. */
function isAllowed(asked: Asked, { part, segments, isSame }: Found): boolean {
  const { snapshot, agreed, now } = asked;
  const [first] = segments;
  if (!first || first.departure.utc <= utcMinutes(now)) return false;
  const issuer = snapshot.ticketGroups[ticketGroupOf(snapshot.ticketGroups, part.direction, part.from)]?.validatingCarrier;
  if (!issuer || !segments.every(({ carrier }) => agreed(carrier, issuer))) return false;
  if (isUnchanged(asked, part, segments) || isOutdated(asked, part, segments)) return false;
  const previous = currentFlights(asked, part.direction)[part.from - 1];
  if (!previous) return true;
  const needed = minutesNeeded(asked, previous, first, part);
  return waitBetween(previous, first) >= (isSame ? Math.min(needed, agreedWait(asked, part)) : needed);
}

function isUnchanged(asked: Asked, { direction, from }: ChangedPart, segments: readonly OfferSegment[]): boolean {
  const now = currentFlights(asked, direction).slice(from);
  const isFlown = (flight: OfferSegment | undefined, at: number) =>
    flight !== undefined &&
    nameOfFlight(flight) === nameOfFlight(now[at] ?? flight) &&
    !isOther(asked, { direction, from: from + at }, flight);
  return now.length === segments.length && now.every((_, at) => isFlown(segments[at], at));
}

/**
 * Whether one of the flights is a changed one as it was: a search may still be made from the schedule before the change. One that is gone and
 * comes back otherwise is another flight.
 */
function isOutdated(asked: Asked, { direction }: ChangedPart, segments: readonly OfferSegment[]): boolean {
  return currentFlights(asked, direction).some((flight, from) =>
    segments.some((each) => {
      if (dayNameOf(each) !== dayNameOf(flight)) return false;
      const isLost = isGone(asked, direction, from);
      return isLost ? !isOther(asked, { direction, from }, each) : each.departure.utc !== flight.departure.utc;
    }),
  );
}

/** Whether a flight that is gone has come back otherwise than it was flown last. */
function isOther(asked: Asked, { direction, from }: ChangedPart, flight: OfferSegment): boolean {
  const now = currentFlights(asked, direction)[from];
  return isGone(asked, direction, from) && now !== undefined && !isSameFlight(now, flight);
}

/** Flight, local date, and where it boards. */
function dayNameOf({ carrier, flightNumber, departure }: OfferSegment): string {
  return `${carrier}${flightNumber} ${departure.local.slice(0, 10)} ${departure.airport}`;
}

/** Minutes by which flights miss the agreed ones of a part: departure and arrival together, and how much longer they take. */
function missOf(asked: Asked, part: ChangedPart, segments: readonly OfferSegment[]): number {
  const agreed = agreedFlights(asked, part);
  const ahead = segments.slice(part.from);
  const [first, last] = [agreed[0], agreed.at(-1)];
  const [leaves, arrives] = [ahead[0], ahead.at(-1)];
  if (!first || !last || !leaves || !arrives) return 0;
  const longer = arrives.arrival.utc - leaves.departure.utc - (last.arrival.utc - first.departure.utc);
  return Math.abs(leaves.departure.utc - first.departure.utc) + Math.abs(arrives.arrival.utc - last.arrival.utc) + Math.max(0, longer);
}

/** `0~HY271.tk3x8c.TASIST,TK1979.tk3xkk.ISTLHR`: of each flight its name, the instant of departure in base 36, board and off. */
export function nameOf({ direction, segments }: Pick<Way, "direction" | "segments">): string {
  return `${direction}~${segments.map(nameOfFlight).join(",")}`;
}

function nameOfFlight({ carrier, flightNumber, departure, arrival }: OfferSegment): string {
  return `${carrier}${flightNumber}.${departure.utc.toString(36)}.${departure.airport}${arrival.airport}`;
}
