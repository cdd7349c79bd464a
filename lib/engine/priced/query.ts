import type { CabinChoice } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import type { ConnectionWishes } from "@/lib/domain/schedule/connection-wishes";
import type { SeatView } from "../seats/seats";

/** Minutes after local midnight, both included; a `from` after `to` spans midnight. */
export interface ClockSpan {
  from: number;
  to: number;
}

/** What is asked alike of all directions and days. */
export interface Terms {
  cabin: CabinChoice;
  party: Party;
  /** The moment of the query, and the first departure that is still sold; minutes since epoch, UTC. */
  nowUtc: number;
  notBefore: number;
  seats: SeatView;
  /** Stops of each direction. */
  maxStops: 0 | 1 | 2;
  /** Codes of the only carriers that may fly; null for any. */
  carriers: readonly string[] | null;
  /** Codes of carriers that may not. */
  withoutCarriers: readonly string[];
  /** Of each direction: its connections, and the most minutes from its first departure to its last arrival; null for any time. */
  connections: ConnectionWishes;
  maxMinutes: number | null;
  /** Only brand ranks all of whose fares include checked baggage, or can be refunded or changed before departure. */
  withBaggage: boolean;
  refundable: boolean;
  changeable: boolean;
  /** Most that the whole party pays for all directions, taxes included, minor units; null for any amount. */
  maxTotalMinor: number | null;
}

/** One direction. Airport codes that the network does not know are ignored. */
export interface DirectionQuery {
  origins: readonly string[];
  destinations: readonly string[];
  /** Local day of departure at the origin, as a day number. */
  day: number;
  /** When the first flight may leave and the last one arrive, on the airports' own clocks; null for any time. */
  departure: ClockSpan | null;
  arrival: ClockSpan | null;
}

/** One direction: one way; two to six: round trip, open jaw, multi-city. */
export interface JourneyQuery extends Terms {
  directions: readonly DirectionQuery[];
  /**
   * Minutes between the arrival of one direction and the departure of the next, by the airport (index in the network) of the arrival.
   */
  minutesBetween(airport: number): number;
}

/** One fare over consecutive flights of a direction. */
export interface FareUse {
  /** First and last flight, both included. */
  from: number;
  to: number;
  /** Index in the fare columns. */
  fare: number;
}

/** A direction in the brand rank in which it is offered. */
export interface PricedDirection {
  /** Services of the network and their departures (minutes since epoch, UTC), flight by flight. */
  services: readonly number[];
  departures: readonly number[];
  /** Per connection, whether it is a self transfer. */
  selfTransfers: readonly boolean[];
  arrivalUtc: number;
  /** Whole party, taxes included, minor units. */
  totalMinor: number;
  /** Brand rank that was priced; the lowest one where several cost the same. */
  brandRank: number;
  fares: readonly FareUse[];
}

/** One way to travel all directions. */
export interface PricedJourney {
  directions: readonly PricedDirection[];
  totalMinor: number;
  /** Whether the same flights can be had at other fares as well, all directions in one brand rank. */
  hasFareFamily: boolean;
}

/** Days of one direction for which lowest prices are asked: one way, nothing said of the clock. */
export interface LowestQuery extends Terms {
  origins: readonly string[];
  destinations: readonly string[];
  /** First local day of departure as a day number, and how many days. */
  fromDay: number;
  days: number;
  /** Days left to the first departure of the journey that the direction continues, as of `PricedEngine.daysLeft`; null where it begins it. */
  daysLeft: number | null;
  /**
   * What each day is to give: its cheapest journey alone; or also whatever is dearer but ready earlier (arrival and `minutesBetween`), or
   * dearer but leaves later, so that directions can be put together exactly.
   */
  keep: "cheapest" | "ready" | "departure";
  /** Minutes after an arrival until a next direction may leave, by the airport (index in the network) of the arrival. */
  minutesBetween(airport: number): number;
}

/** The same from some airports to every other city. */
export type AnywhereQuery = Omit<LowestQuery, "destinations" | "daysLeft" | "keep" | "minutesBetween">;

/** Which way journeys lead: away from the airports asked for, or from every other city home to them. */
export type Heading = "away" | "home";

/** Directions that leave on a day, in journeys that begin in so many days (`PricedEngine.daysLeft`); null where the directions begin them. */
export interface OfDay {
  day: number;
  daysLeft: number | null;
}

/** The same day by day, either way. */
export interface EachDayQuery extends AnywhereQuery {
  heading: Heading;
  /** Which journeys the directions of a day may be part of: it is looked at once for each. */
  daysLeftOn(day: number): readonly (number | null)[];
  /** The most that a journey of a day to or from a city may cost to be of use, minor units; less than 0 where none is. */
  mostOn(of: OfDay, city: number): number;
}

/** What was found of one day. A day comes again where some cities are looked at once more, with two stops. */
export interface CitiesOfDay extends OfDay {
  journeys: readonly AnywhereJourney[];
}

/** A cheapest journey, as far as lists of prices tell of it. */
export interface LowestJourney {
  /** Whole party, taxes included, minor units. */
  totalMinor: number;
  /** Services of the network and their departures (minutes since epoch, UTC), flight by flight. */
  services: readonly number[];
  departures: readonly number[];
  /** Of the brand rank that is priced: the lowest one where several cost the same. */
  fares: readonly FareUse[];
  /** Minutes since epoch, UTC. */
  departureUtc: number;
  arrivalUtc: number;
  /** `arrivalUtc` and the minutes until a next direction may leave. */
  readyUtc: number;
  /** Where it ends: index of the airport in the network. */
  destination: number;
}

/** The same to or from one of many cities; of several that cost the same the earliest day's, of one day's the one of the lowest transfer rank (ItineraryTable). */
export interface AnywhereJourney extends Omit<LowestJourney, "readyUtc"> {
  /** That city, by a number that an engine gives it. */
  city: number;
}
