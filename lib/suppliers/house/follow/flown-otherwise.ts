import { dayNumber } from "@/lib/domain/dates";
import type { OfferSegment } from "@/lib/domain/offer";
import { localMinutes } from "@/lib/domain/times/shown-times";
import { findFlight } from "@/lib/engine/find-flight";
import type { FlightSegment } from "@/lib/engine/itinerary";
import type { CurrentFlight, FlownOtherwise, LostFlights } from "@/lib/suppliers/alternatives/asked";
import { flightOf } from "../flights";
import { connects, maySell } from "../reprice/find-journey";
import { searchBasis } from "../seats/search-basis";
import type { HouseSnapshot } from "../snapshot/snapshot";
import { type Call, callsOfJourney, flightsAtSameTimes, type Replacing } from "./same-times";
import { SeatFinder } from "./seat-finder";

/**
 * Where a sold journey is flown otherwise now: at the same places and times under other numbers, be it one number that has become two, or two
 * that have become one; or under its own numbers, of which some were gone and are flown again at other times or by another way.
 */
export async function flownOtherwise(lost: LostFlights): Promise<FlownOtherwise> {
  const calls = callsOfJourney(lost.agreed);
  const { snapshot, isCurrent } = await searchBasis(spansOf(calls), lost.context.now);
  const again = flownAgain(snapshot, lost.current);
  const paths = [
    ...flightsAtSameTimes(snapshot, calls).map((flights) => ({ flights, isSame: true })),
    ...(again ? [{ flights: again, isSame: false }] : []),
  ].filter(({ flights }) => flights.every(({ flight }) => snapshot.onSale?.includes(flight.carrier) ?? true));
  const finder = await SeatFinder.of(
    snapshot,
    paths.map(({ flights }) => flights),
    lost,
  );
  const found = paths.flatMap(({ flights, isSame }) => {
    const seated = finder.seat(flights);
    return seated ? [{ ...seated, isSame }] : [];
  });
  return { found, isCurrent };
}

/** All flights under their own numbers as they are scheduled now; null where none of them was gone, one is not flown, or they do not connect. */
function flownAgain(snapshot: HouseSnapshot, current: readonly CurrentFlight[]): Replacing[] | null {
  if (current.every(({ isGone }) => !isGone)) return null;
  const flights = current.flatMap(({ flight: sold, isHeld }) => {
    const flight = flightNow(snapshot, sold);
    return flight ? [{ flight, sold, isHeld }] : [];
  });
  const isReached = flights.every(({ flight, isHeld }, at) => {
    const previous = flights[at - 1];
    return !previous || (isHeld && previous.isHeld) || connects(snapshot, previous.flight, flight);
  });
  return flights.length === current.length &&
    isReached &&
    maySell(
      snapshot,
      flights.map(({ flight }) => flight),
    )
    ? flights
    : null;
}

function flightNow({ network }: HouseSnapshot, { carrier, flightNumber, departure, arrival }: OfferSegment): FlightSegment | null {
  const [board, off] = [departure.airport, arrival.airport];
  const day = dayNumber(departure.local.slice(0, 10));
  return findFlight(network, { ...flightOf({ carrier, flightNumber }), board, off, day, leaves: localMinutes(departure.local) });
}

/** From each place of the journey to all after it. */
function spansOf(calls: readonly Call[]) {
  return calls.slice(0, -1).map(({ airport, leaves }, at) => {
    const day = dayNumber(leaves.slice(0, 10));
    return { origins: [airport], destinations: calls.slice(at + 1).map((call) => call.airport), fromDay: day, toDay: day };
  });
}
