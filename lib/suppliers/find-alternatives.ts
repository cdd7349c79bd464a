import { addDays, utcMinutes } from "@/lib/domain/dates";
import type { JourneyDirection, OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import { isGone } from "@/lib/domain/schedule-change/current-journey";
import { isSelfTransferAfter, ticketGroupOf } from "@/lib/domain/self-transfer";
import type { Alternative, Alternatives, AlternativesRequest, ChangedPart } from "./port/own-schedule";
import { directionOf, NO_FILTERS, type PricingContext, type SearchResult, type Selling } from "./port/selling";

/** Most alternatives that are offered for a change. */
const MOST = 5;
/** Days around the agreed one that are looked at. */
const DAYS_AROUND = [-1, 0, 1];

interface Asked extends AlternativesRequest {
  supplier: Pick<Selling, "search" | "connectionMinutes"> & {
    seatsToTake(offer: SupplierOffer, context: PricingContext): Promise<SeatTake[]>;
  };
  /** Whether a carrier's flights may take the place of another one's without charge. */
  agreed: (carrier: string, other: string) => boolean;
}

interface Candidate {
  offer: SupplierOffer;
  segments: OfferSegment[];
  /** Minutes by which departure and arrival miss the agreed ones together. */
  off: number;
}

/** What a search found in place of a changed part. */
interface Candidates {
  part: ChangedPart;
  nearest: Candidate[];
  results: SearchResult[];
}

/**
 * Journeys that may be flown in place of changed directions, by what a search finds: the nearest in time first, all directions of one
 * alternative together. Each fits between the flights that stay.
 */
export async function findAlternatives(asked: Asked): Promise<Alternatives> {
  const found = await Promise.all(asked.changed.map((part) => candidatesFor(asked, part)));
  const checks = found.flatMap(({ results }) => results.map(({ isCurrent }) => isCurrent));
  const isCurrent = async (now: Date) => {
    for (const check of checks) if (!(await check(now))) return false;
    return true;
  };
  return { found: await together(asked, found), isCurrent };
}

async function together(asked: Asked, found: readonly Candidates[]): Promise<Alternative[]> {
  const ranks = Math.min(MOST, ...found.map(({ nearest }) => nearest.length));
  const alternatives: Alternative[] = [];
  for (let rank = 0; rank < ranks; rank++) {
    const chosen = found.flatMap(({ nearest }) => nearest[rank] ?? []);
    const directions = found.map(({ part }, index) => {
      const stay = asked.current[part.direction]?.segments.slice(0, part.from) ?? [];
      return { ...part, segments: [...stay, ...(chosen[index]?.segments ?? [])] };
    });
    if (!fits(asked, directions)) continue;
    const seats = await Promise.all(chosen.map(({ offer }) => seatsOf(asked, offer)));
    alternatives.push({
      id: directions.map(({ direction, segments }) => `${direction}~${segments.map(nameOf).join(",")}`).join("|"),
      directions: directions.map((each, index) => ({ ...each, seats: seats[index] ?? [] })),
    });
  }
  return alternatives;
}

async function candidatesFor(asked: Asked, part: ChangedPart): Promise<Candidates> {
  const agreed = asked.snapshot.directions[part.direction]?.segments.slice(part.from) ?? [];
  const [first, last] = [agreed[0], agreed.at(-1)];
  if (!first || !last) return { part, nearest: [], results: [] };
  const context = contextOf(asked, first);
  const date = first.departure.local.slice(0, 10);
  const results = await Promise.all(
    DAYS_AROUND.map((days) => {
      const directions = [directionOf(first.departure.airport, last.arrival.airport, addDays(date, days))];
      return asked.supplier.search({ ...context, directions, filters: NO_FILTERS });
    }),
  );
  const known = new Set([namesOf(asked.current[part.direction]?.segments.slice(part.from) ?? [])]);
  const candidates = results
    .flatMap(({ offers }) => offers)
    .flatMap((offer): Candidate[] => {
      const segments = (offer.directions[0]?.segments ?? []).map((flight) => withRightsOf(flight, first));
      if (!isAllowed(asked, segments, part) || isOutdated(asked, segments, part.direction) || known.has(namesOf(segments))) return [];
      known.add(namesOf(segments));
      return [{ offer, segments, off: missOf(segments, first, last) }];
    });
  const nearest = candidates.sort((one, other) => one.off - other.off || one.segments.length - other.segments.length).slice(0, MOST);
  return { part, nearest, results };
}

/** A better cabin will do as well. */
function contextOf({ party, snapshot, now }: Asked, { cabin }: OfferSegment): PricingContext {
  return { cabin: cabin === "B" ? "B" : "A", party, currency: snapshot.currency, now };
}

/** What was sold stays with the passenger: brand, bags, and what may be given back or changed. */
function withRightsOf(flight: OfferSegment, { brand, refundable, changeable, handBaggage, baggage }: OfferSegment): OfferSegment {
  return { ...flight, brand, refundable, changeable, handBaggage, baggage };
}

/** Flights that stay have to be reached, and left, as before. */
function isAllowed(asked: Asked, segments: readonly OfferSegment[], { direction, from }: ChangedPart): boolean {
  const { snapshot, current, changed, agreed, now } = asked;
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last || first.departure.utc <= utcMinutes(now)) return false;
  const issuer = snapshot.ticketGroups[ticketGroupOf(snapshot.ticketGroups, direction, from)]?.validatingCarrier;
  if (!issuer || !segments.every(({ carrier }) => agreed(carrier, issuer))) return false;
  const stays = (other: number) => !changed.some((part) => part.direction === other);
  const before = stays(direction - 1) ? current[direction - 1]?.segments.at(-1) : null;
  const after = stays(direction + 1) ? current[direction + 1]?.segments[0] : null;
  if (!connects(asked, first, { direction, from })) return false;
  return (!before || before.arrival.utc <= first.departure.utc) && (!after || last.arrival.utc <= after.departure.utc);
}

/** Whether who is on the way reaches the flight from the one before it. */
function connects({ snapshot, current, supplier }: Asked, next: OfferSegment, { direction, from }: ChangedPart): boolean {
  const previous = current[direction]?.segments[from - 1];
  if (!previous) return true;
  const isSelfTransfer = isSelfTransferAfter(snapshot.ticketGroups, direction, from - 1);
  return next.departure.utc - previous.arrival.utc >= supplier.connectionMinutes(previous, next, isSelfTransfer);
}

/** Whether one of the flights is a changed one as it was: a search may still be made from the schedule before the change. */
function isOutdated({ current, gone }: Asked, segments: readonly OfferSegment[], direction: number): boolean {
  return (current[direction]?.segments ?? []).some((flight, at) => {
    const isLost = isGone({ gone }, direction, at);
    return segments.some((each) => dayNameOf(each) === dayNameOf(flight) && (isLost || each.departure.utc !== flight.departure.utc));
  });
}

/** Flight, local date, and where it boards. */
function dayNameOf({ carrier, flightNumber, departure }: OfferSegment): string {
  return `${carrier}${flightNumber} ${departure.local.slice(0, 10)} ${departure.airport}`;
}

/** Whether no changed direction leaves before the one before it has arrived. */
function fits({ current }: Asked, replaced: readonly { direction: number; segments: readonly OfferSegment[] }[]): boolean {
  const journey: JourneyDirection[] = current.map(({ segments }, direction) => {
    return { segments: [...(replaced.find((each) => each.direction === direction)?.segments ?? segments)] };
  });
  return journey.every(({ segments }, direction) => {
    const before = journey[direction - 1]?.segments.at(-1);
    const first = segments[0];
    return !before || !first || before.arrival.utc <= first.departure.utc;
  });
}

function missOf(segments: readonly OfferSegment[], first: OfferSegment, last: OfferSegment): number {
  const departure = segments[0]?.departure.utc ?? 0;
  const arrival = segments.at(-1)?.arrival.utc ?? 0;
  return Math.abs(departure - first.departure.utc) + Math.abs(arrival - last.arrival.utc);
}

async function seatsOf(asked: Asked, offer: SupplierOffer): Promise<SeatTake[]> {
  const first = offer.directions[0]?.segments[0];
  return first ? asked.supplier.seatsToTake(offer, contextOf(asked, first)) : [];
}

function namesOf(segments: readonly OfferSegment[]): string {
  return segments.map(nameOf).join(",");
}

/** `HY273.tk3x8c.TASIST`: flight, instant of departure in base 36, board and off. */
function nameOf({ carrier, flightNumber, departure, arrival }: OfferSegment): string {
  return `${carrier}${flightNumber}.${departure.utc.toString(36)}.${departure.airport}${arrival.airport}`;
}
