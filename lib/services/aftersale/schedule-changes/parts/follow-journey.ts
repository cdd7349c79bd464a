import type { Cabin, JourneyDirection, OfferSegment } from "@/lib/domain/offer";
import { keptLegKey, lostLegKey, type SeatTake } from "@/lib/domain/schedule/inventory";
import { type CurrentJourney, type FlightPlace, isGone } from "@/lib/domain/schedule-change/current-journey";
import type { FlightFate, FlightFollower, HeldFlight } from "@/lib/suppliers/port/own-schedule";

/** A leg on which a booking has seats after a change. */
export interface FollowedLeg extends SeatTake {
  place: FlightPlace;
  cabin: Cabin;
  /** Seats of the aircraft. */
  capacities: Readonly<Record<Cabin, number>>;
}

/** A journey after a change of schedule. */
export interface FollowedJourney {
  next: CurrentJourney;
  /** All seats of the booking, in the order of travel; those on a flight that is gone take none from another that has its number now. */
  seats: SeatTake[];
  /** Legs of flights that the change touches. */
  legs: FollowedLeg[];
  /** Whether the change adds a flight that might be flown in place of one that was gone before, and is. */
  hasInstead: boolean;
}

interface Seated {
  current: CurrentJourney;
  seats: readonly SeatTake[];
}

interface Following extends Seated {
  /** The journey as it was bought, or accepted or chosen since: the same flights in the same places. */
  agreed: readonly JourneyDirection[];
  /** Directions that everybody has given back: nobody follows their flights. */
  empty: readonly number[];
}

/** A flight of the journey, what has become of it (null: nothing), and the seats on it before. */
interface Followed {
  place: FlightPlace;
  flight: OfferSegment;
  fate: FlightFate | null;
  takes: readonly SeatTake[];
}

/**
 * Moves a journey and its seats to where its flights are now. A flight that has left stays, and so do the seats of one that is gone. That one comes
 * back as it was flown last, or as it was agreed.
 */
export function followJourney({ current, seats, agreed, empty }: Following, follower: FlightFollower, nowUtc: number): FollowedJourney {
  const isFollowed = ({ flight, place }: Pick<Followed, "flight" | "place">) => flight.departure.utc > nowUtc && !empty.includes(place[0]);
  const flights = heldFlights({ current, seats }).map(({ held, ...each }): Followed => {
    const [direction, segment] = each.place;
    const bought = held.isGone ? agreed[direction]?.segments[segment] : undefined;
    const fateOf = (flight: OfferSegment | undefined) => (flight && isFollowed(each) ? follower.follow(flight, held) : null);
    return { ...each, fate: fateOf(each.flight) ?? fateOf(bought) };
  });
  const isLost = ({ fate, place: [direction, segment] }: Followed) => (fate ? !fate.flown : isGone(current, direction, segment));
  const suspends = ({ fate }: Followed) => (fate ? !fate.flown && fate.suspended : current.suspended);
  const lost = flights.filter(isLost);
  const next = {
    directions: current.directions.map((_, direction) => ({
      segments: flights.filter(({ place }) => place[0] === direction).map(flownNow),
    })),
    gone: lost.map(({ place }) => place),
    suspended: lost.some(suspends),
  };
  const hasInstead = lost.some((each) => isGone(current, ...each.place) && isFollowed(each) && follower.addsInstead(each.flight));
  const legs = flights.flatMap(legsNow);
  if (!isSeated({ current, seats })) return { next, seats: [...seats], legs: [], hasInstead };
  const seatsOf = (each: Followed) => (isLost(each) ? each.takes.map((take) => lostTake(take, follower)) : takesNow(each));
  return { next, seats: flights.flatMap(seatsOf), legs, hasInstead };
}

/** The flights with their seats, as a booking holds them before a change. */
export function heldFlights(seated: Seated) {
  return seatedFlights(seated).map((each) => {
    const held: HeldFlight = { legKeys: each.takes.map(({ legKey }) => keptLegKey(legKey)), isGone: isGone(seated.current, ...each.place) };
    return { ...each, held };
  });
}

/** The flights with their seats: a booking keeps these leg by leg in the order of travel, of legs on which it has none any more too. */
export function seatedFlights({ current, seats }: Seated): Omit<Followed, "fate">[] {
  let at = 0;
  return current.directions.flatMap(({ segments }, direction) =>
    segments.map((flight, segment) => {
      const from = at;
      at += legCount(flight, seats.slice(from));
      return { place: [direction, segment] as const, flight, takes: seats.slice(from, at) };
    }),
  );
}

/** Whether the seats are those of the flights. */
export function isSeated(seated: Seated): boolean {
  const flights = seatedFlights(seated);
  return flights.every(({ takes }) => takes.length > 0) && flights.flatMap(({ takes }) => takes).length === seated.seats.length;
}

/** Seats up to where the flight arrives: by way of a fictitious point it has more legs than stops. */
function legCount({ arrival }: OfferSegment, seats: readonly SeatTake[]): number {
  return seats.findIndex(({ legKey }) => legKey.endsWith(arrival.airport)) + 1;
}

function flownNow({ flight, fate }: Followed): OfferSegment {
  return fate?.flown ? fate.segment : flight;
}

/** A flight that has more legs than before has the seats of its first one on each of them. */
function takesNow({ fate, takes }: Followed): readonly SeatTake[] {
  if (!fate?.flown) return takes;
  return fate.legs.flatMap(({ legKey }, index) => {
    const take = takes[index] ?? takes[0];
    return take ? [{ ...take, legKey }] : [];
  });
}

function lostTake(take: SeatTake, follower: FlightFollower): SeatTake {
  return follower.flies(take.legKey) ? { ...take, legKey: lostLegKey(take.legKey) } : take;
}

function legsNow(followed: Followed): FollowedLeg[] {
  const { fate, place, flight } = followed;
  if (!fate?.flown) return [];
  return takesNow(followed).flatMap((take, index) => {
    const capacities = fate.legs[index]?.capacities;
    return capacities ? [{ ...take, place, cabin: flight.cabin, capacities }] : [];
  });
}
