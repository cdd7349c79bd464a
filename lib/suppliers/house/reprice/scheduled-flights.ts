import { findFlight, findOtherNumber } from "@/lib/engine/find-flight";
import type { FlightSegment } from "@/lib/engine/itinerary";
import type { ScheduledJourney } from "@/lib/suppliers/port/own-schedule";
import type { PricingContext } from "@/lib/suppliers/port/selling";
import { type DirectionReference, readReference, withTimes, writeReference } from "../journey-reference";
import { flownDirection } from "../offer/make-segment";
import { currentSnapshot } from "../snapshot/current-snapshot";
import type { HouseSnapshot } from "../snapshot/snapshot";

/**
 * The flights of a reference as they are scheduled now, though they may not connect or have seats; null where one is not flown. A flight that
 * was sold under another number of its aircraft than is sold now is that other one.
 */
export async function scheduledFlights(reference: string, { now, shown }: PricingContext): Promise<ScheduledJourney | null> {
  const snapshot = await currentSnapshot(now);
  const quoted = withTimes(readReference(reference) ?? [], shown);
  const found = quoted.map((direction) => ({ ...direction, segments: segmentsOf(snapshot, direction) }));
  const flown = found.flatMap(({ segments, ...direction }) => (segments ? [{ ...direction, segments }] : []));
  if (flown.length === 0 || flown.length < quoted.length) return null;
  const isSame = flown.every(({ flights, segments }) => flights.every((flight, at) => isNumberOf(flight, segments[at])));
  const renumbered = {
    reference: writeReference(flown.map(({ brandRank, segments }) => ({ brandRank, itinerary: { segments } }))),
    names: flown.map(({ flights }) =>
      flights.map(({ carrier, flightNumber, suffix }) => ({ carrier, flightNumber: `${flightNumber}${suffix}` })),
    ),
  };
  return { directions: flown.map(flownDirection), renumbered: isSame ? null : renumbered };
}

function segmentsOf({ network }: HouseSnapshot, { flights }: DirectionReference): FlightSegment[] | null {
  const segments = flights.flatMap((flight) => findFlight(network, flight) ?? findOtherNumber(network, flight) ?? []);
  return segments.length === flights.length ? segments : null;
}

type Named = Pick<FlightSegment, "carrier" | "flightNumber" | "suffix">;

function isNumberOf(flight: Named, segment: Named | undefined): boolean {
  return segment?.carrier === flight.carrier && segment.flightNumber === flight.flightNumber && segment.suffix === flight.suffix;
}
