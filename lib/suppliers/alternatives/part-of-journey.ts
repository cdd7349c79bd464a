import type { OfferSegment } from "@/lib/domain/offer";
import { isGone } from "@/lib/domain/schedule-change/current-journey";
import { isSelfTransferAfter } from "@/lib/domain/self-transfer";
import type { ChangedPart } from "../port/own-schedule";
import type { Asked, CurrentFlight } from "./asked";

/** The flights of a direction as they are flown now, those included that are gone. */
export function currentFlights({ current }: Pick<Asked, "current">, direction: number): readonly OfferSegment[] {
  return current[direction]?.segments ?? [];
}

/** The flights of a part as its passengers know them. */
export function agreedFlights({ snapshot }: Pick<Asked, "snapshot">, { direction, from }: ChangedPart): readonly OfferSegment[] {
  return snapshot.directions[direction]?.segments.slice(from) ?? [];
}

/** The flights of a part as they are flown now, with what has become of each. */
export function flightsNow(asked: Asked, { direction, from }: ChangedPart): CurrentFlight[] {
  const flights = currentFlights(asked, direction).map((flight, segment) => {
    return { flight, isGone: isGone(asked, direction, segment), isHeld: !isBroken(asked, direction, segment) };
  });
  return flights.slice(from);
}

/** Where the flights of a part cannot stay as they are: the first that is gone, has no seat, or is not reached from the one before; null where all can. */
export function firstBroken(asked: Asked, { direction, from }: ChangedPart): number | null {
  const flights = currentFlights(asked, direction);
  const at = flights.findIndex(
    (_, segment) => segment >= from && (isBroken(asked, direction, segment) || isMissed(asked, direction, segment)),
  );
  return at === -1 ? null : at;
}

function isBroken({ gone, seatless }: Asked, direction: number, segment: number): boolean {
  return isGone({ gone }, direction, segment) || isGone({ gone: seatless }, direction, segment);
}

function isMissed(asked: Asked, direction: number, segment: number): boolean {
  const [previous, next] = [segment - 1, segment].map((at) => currentFlights(asked, direction)[at]);
  if (!previous || !next) return false;
  return (
    waitBetween(previous, next) <
    Math.min(minutesNeeded(asked, previous, next, { direction, from: segment }), agreedWait(asked, { direction, from: segment }))
  );
}

/** Minutes that whoever comes with the flight before a part needs to reach its first flight. */
export function minutesNeeded(
  { snapshot, supplier }: Asked,
  previous: OfferSegment,
  next: OfferSegment,
  { direction, from }: ChangedPart,
): number {
  return supplier.connectionMinutes(previous, next, isSelfTransferAfter(snapshot.ticketGroups, direction, from - 1));
}

/** Minutes between a part and the flight before it, as they were agreed: so short a connection was sold. */
export function agreedWait({ snapshot }: Pick<Asked, "snapshot">, { direction, from }: ChangedPart): number {
  const flights = snapshot.directions[direction]?.segments ?? [];
  const [previous, next] = [flights[from - 1], flights[from]];
  return previous && next ? waitBetween(previous, next) : Number.POSITIVE_INFINITY;
}

export function waitBetween(previous: OfferSegment, next: OfferSegment): number {
  return next.departure.utc - previous.arrival.utc;
}

/** Whether two are one flight at the same times and by the same way. */
export function isSameFlight(one: OfferSegment, other: OfferSegment): boolean {
  return factsOf(one) === factsOf(other);
}

function factsOf({ carrier, flightNumber, departure, arrival, technicalStops }: OfferSegment): string {
  const ends = [departure, arrival].flatMap(({ airport, utc }) => [airport, utc]);
  return [carrier, flightNumber, ...ends, ...technicalStops.map(({ airport }) => airport)].join(" ");
}
