import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { Cabin, JourneyDirection, OfferSegment, Operator, SupplierOffer } from "@/lib/domain/offer";
import type { AgeGroup, Party } from "@/lib/domain/passengers/passengers";
import type { ChangedFlight, CountingFlight } from "@/lib/domain/schedule/comparison/changed-flight";
import type { NestingLimit, SeatTake } from "@/lib/domain/schedule/inventory";
import type { FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import type { ExplainedOffer, Unsold } from "./explanation";
import type { PricingContext, SearchFilters, SearchRequest, Travel } from "./selling";

/** What only a supplier can tell that has its whole schedule at hand; whoever is asked over a network for one journey at a time has none. */
export interface OwnSchedule {
  /** Loads what searches need, so that the first caller does not wait for it. */
  prepare(now: Date): Promise<void>;
  /** Waits until it sells from data as new as those of this call, seats too: for who looks again because they have changed. */
  catchUp(now: Date): Promise<void>;
  /** Lowest prices by days: what the cheapest offer of a search for that day, or pair of days, costs. Writes nothing. */
  calendar(request: CalendarRequest): Promise<CalendarResult>;
  /**
   * Lowest prices to all cities that can be reached from a place: one per city, in any order. Journeys of two stops are among them only where no
   * journey with fewer gets there on these days. Writes nothing.
   */
  destinations(request: DestinationsRequest): Promise<readonly DestinationPrice[]>;
  timetable(query: ScheduleQuery): Promise<ScheduledFlight[]>;
  /** Legs that are flown on a local day, in the order of departure, each once whatever numbers it is sold under; none outside of the selling window. */
  departures(query: DeparturesQuery): Promise<Departure[]>;
  /** The last local day of departure that its schedule has a flight on, `YYYY-MM-DD`; null where that has no end, or no flight. */
  lastDay(now: Date): Promise<string | null>;
  /** Carriers whose flights are in the schedule, known by name or not. */
  carriers(now: Date): Promise<readonly string[]>;
  /** Airports that its schedule has flights at, IATA codes. */
  airports(now: Date): Promise<readonly string[]>;
  /** The flights of a reference as they are scheduled now, though nobody may sell them; null where one is not flown. */
  flights(reference: string, context: PricingContext): Promise<ScheduledJourney | null>;
  /** For one change of the imported schedule; null for a supplier that sells nothing of that. */
  follower(flights: readonly ChangedFlight[], now: Date): FlightFollower | null;
  /** The reference of the same brands on other flights. */
  rewriteReference(reference: string, directions: readonly JourneyDirection[]): string;
  /**
   * Flights of the same carriers or of those with an agreement, in the same cabin or a better one: the same journey under other numbers first,
   * then the nearest in time. Writes nothing.
   */
  alternatives(request: AlternativesRequest): Promise<Alternatives>;
  /** How an offer of a search came to its price; null where it is not to be had any more. Writes nothing. */
  explainOffer(reference: string, context: PricingContext): Promise<ExplainedOffer | null>;
  /** Booking classes in which the flights of a reference would cost less in the same brand, had no seat been sold. Writes nothing. */
  soldOutClasses(reference: string, context: PricingContext): Promise<string[]>;
  /**
   * Why flights that might be flown for a search are not offered: those of the day without a stop, and the shortest connections with one. What is
   * offered is not among them. Writes nothing.
   */
  explainUnsold(request: SearchRequest): Promise<Unsold>;
  /** To be called after this process has taken or returned seats of a booking: the next search must see it. */
  seatsMoved(): void;
}

/** Local dates that follow each other. */
export interface Period {
  from: string;
  days: number;
}

/** Who asks for lowest prices: each asker has a turn, and nothing else depends on it. */
interface Asked {
  asker: string;
}

/** Lowest prices by days. Every day of `days` from `fromDate` on, and for a round trip also the days around `date` and `returnDate`. */
export interface CalendarRequest extends Travel, Asked {
  origin: string;
  destination: string;
  /** First local date of departure, and how many days from it on. */
  fromDate: string;
  days: number;
  /** Null for one way. */
  roundTrip: {
    /** From the departure to the return of the days on their own. */
    away: number;
    /** Whose pairs the matrix has. */
    departures: Period;
    returns: Period;
  } | null;
  filters: SearchFilters;
}

/** The cheapest journey of a day, of a pair of days, or to a destination. */
export interface LowestPrice {
  /** Whole party, without the service's fee, minor units of the currency asked for. */
  totalMinor: number;
  /** Most stops of any direction. */
  stops: number;
  /** Who flies, in the order of travel, each once. */
  carriers: string[];
  /** First departure to last arrival of each direction added up, minutes. */
  durationMinutes: number;
  /** On tickets of carriers without an agreement. */
  isSeparate: boolean;
  /** What one passenger of each age group that travels pays, taxes included. */
  fares: readonly { age: AgeGroup; totalMinor: number }[];
  /** Its first flight, and the airports where its first direction begins and ends. */
  begins: { carrier: string; cabin: Cabin; from: string; to: string };
}

/** The cheapest journey on a day of departure, or on a pair of days. Dates are local, `YYYY-MM-DD`. */
export interface DayPrice {
  date: string;
  /** Null one way. */
  returnDate: string | null;
  /** Null where nothing can be had. */
  lowest: LowestPrice | null;
}

export interface CalendarResult {
  /** By day of departure; for a round trip with the number of days away that was asked for. */
  days: DayPrice[];
  /** Every pair of a departure and a return asked for, the return never before the departure; empty for one way. */
  matrix: DayPrice[];
}

/** Days from a departure to that of the way back, both included. */
export interface Nights {
  least: number;
  most: number;
}

/** Lowest price from a place to every other, over days. */
export interface DestinationsRequest extends Travel, Asked {
  origin: string;
  fromDate: string;
  days: number;
  /** Of round trips, and the last local date of the way back, `YYYY-MM-DD`; null for one way. */
  roundTrip: { nights: Nights; lastReturn: string } | null;
  filters: SearchFilters;
}

/** The cheapest journey to a city. */
export interface DestinationPrice {
  /** Metropolitan code, or that of its only airport. */
  place: string;
  /** Where the journey, or its way out, arrives, IATA airport code. */
  airport: string;
  /** Local date of departure, `YYYY-MM-DD`. */
  date: string;
  /** That of the way back; null one way. */
  returnDate: string | null;
  lowest: LowestPrice;
}

/** Flights of a date range, for the schedule page. */
export interface ScheduleQuery {
  from: string;
  to: string;
  origin: string | null;
  destination: string | null;
  carriers: string[];
  now: Date;
}

export interface ScheduledFlight {
  carrier: string;
  flightNumber: string;
  origin: string;
  destination: string;
  /** `YYYY-MM-DDTHH:MM`, local at the origin, and at the destination. */
  departureLocal: string;
  arrivalLocal: string;
  /** Take-off to landing, stops on the way included, minutes. */
  durationMinutes: number;
  /** IATA aircraft type. */
  aircraft: string;
  /** Who flies it, where it is not the carrier itself. */
  operatedBy?: Operator | undefined;
}

/** Which departures to list. */
export interface DeparturesQuery {
  /** Local date of departure, `YYYY-MM-DD`. */
  date: string;
  now: Date;
}

/** A take-off of the schedule, with the seats that may be sold on it. */
export interface Departure {
  /** Key by which its seats are counted: it names the flight that is flown. */
  legKey: string;
  /** The number that it is sold under. */
  carrier: string;
  flightNumber: string;
  origin: string;
  destination: string;
  /** `YYYY-MM-DDTHH:MM`, local at the origin, and at the destination. */
  departureLocal: string;
  arrivalLocal: string;
  /** Minutes since 1970-01-01T00:00Z. */
  departureUtc: number;
  /** IATA aircraft type. */
  aircraft: string;
  /** Seats by cabin; zero where the schedule names none. */
  capacities: Readonly<Record<Cabin, number>>;
  /** What each cabin's classes may sell today. */
  levels: Readonly<Record<Cabin, readonly NestingLimit[]>>;
  operatedBy?: Operator | undefined;
}

/** What has become of a sold flight. */
export type FlightFate =
  /** `legs` in the order of flight: the key of each one's seats, and how many seats its cabins have. */
  | { flown: true; segment: OfferSegment; legs: { legKey: string; capacities: Readonly<Record<Cabin, number>> }[] }
  /** `suspended`: nor is it flown for weeks around, and then it is again. */
  | { flown: false; suspended: boolean };

/** Finds sold flights again after one change of schedule. */
export interface FlightFollower {
  /** Whether a flight and date, of claims or as leg keys begin (`HY0271|2026-12-01`), is flown otherwise than before. */
  touches(flightKey: string): boolean;
  /**
   * Flights, as `flightCode` writes them, of which it has to `learn` what the schedule says before it follows a flight: those that fly it under other
   * numbers, and what its own number files. May be asked again: what was learned may name others.
   */
  needs(sold: OfferSegment, held: HeldFlight): string[];
  learn(flights: readonly CountingFlight[]): void;
  /** @returns null where the change touches neither the flight nor the one that flies it, and where it brings back none that is gone as it was */
  follow(sold: OfferSegment, held: HeldFlight): FlightFate | null;
  /** Whether the change adds a flight that might be flown in place of one that an earlier change took away. */
  addsInstead(gone: OfferSegment): boolean;
  /** Whether one of the changed flights flies a leg after the change, by the key of its seats. */
  flies(legKey: string): boolean;
}

/** How a booking holds a flight before a change. */
export interface HeldFlight {
  /** Of its seats, in the order of flight: they name the flight that is flown. */
  legKeys: readonly string[];
  /** Whether an earlier change has taken it away. */
  isGone: boolean;
}

/** A direction that was changed, from the first flight on that has not left. */
export interface ChangedPart {
  direction: number;
  /** That flight; whoever is on the way goes on from where it leaves. */
  from: number;
}

/** Journeys that might be flown in place of changed ones. */
export interface AlternativesRequest {
  snapshot: BookingSnapshot;
  /** What may be exchanged, in the order of travel. */
  changed: readonly ChangedPart[];
  /** What has not changed and may be exchanged with it, where other flights of a changed direction leave it out of reach. */
  besides: readonly ChangedPart[];
  /** The journey as its seats stand now: not offered again. */
  current: readonly JourneyDirection[];
  /** Flights of `current` that are not flown. */
  gone: readonly FlightPlace[];
  /** Flights of `current` on which the party has no seat any more. */
  seatless: readonly FlightPlace[];
  /** Directions that everybody has given back: nobody flies them. */
  empty: readonly number[];
  party: Party;
  /** All seats that the booking holds, of flights that are gone too. */
  seats: readonly SeatTake[];
  /** Id of the one that is to be chosen, and looked for alone: nearer ones may have come since it was read. Null for those that are offered. */
  wanted: string | null;
  now: Date;
}

/** Other flights for changed directions, with the seats that they take. */
export interface Alternative {
  /** The same flights have the same one. */
  id: string;
  /** All that have changed, those too whose flights all stay as they are now: they are agreed to with it. Of the others those that are exchanged with them. */
  directions: ReplacedDirection[];
  /** As that of a SupplierOffer: none of these flights may have changed since, or the alternative is not there any more. */
  schedule?: SupplierOffer["schedule"];
}

/** All flights of a direction: those before `from` as they are flown now, then others. */
export interface ReplacedDirection extends ChangedPart {
  segments: OfferSegment[];
  /** Of the other ones. */
  seats: SeatTake[];
}

export interface Alternatives {
  found: Alternative[];
  /** As of a SearchResult. */
  isCurrent(now: Date): Promise<boolean>;
}

/** The flights of a reference as they are scheduled now, direction by direction. */
export interface ScheduledJourney {
  directions: FlownDirection[];
  /**
   * Where an aircraft is sold under another number now than the reference names: the reference of the same journey under that number, and the
   * flights as the old one names them.
   */
  renumbered: { reference: string; names: Pick<OfferSegment, "carrier" | "flightNumber">[][] } | null;
}

/** Flights one after another, as they are scheduled. */
export interface FlownDirection {
  segments: Pick<OfferSegment, "carrier" | "flightNumber" | "departure" | "arrival">[];
}
