import type { FlightChange } from "@/lib/contracts/interface/sandbox";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { Currency } from "@/lib/domain/money";
import type { BagOption, Cabin, CabinChoice, JourneyDirection, OfferSegment, Operator, SupplierOffer } from "@/lib/domain/offer";
import type { AgeGroup, Party } from "@/lib/domain/passengers/passengers";
import type { ChangedFlight } from "@/lib/domain/schedule/comparison/changed-flight";
import { ANY_CONNECTIONS, type ConnectionWishes } from "@/lib/domain/schedule/connection-wishes";
import type { SeatTake } from "@/lib/domain/schedule/inventory";
import type { CurrentJourney, FlightPlace } from "@/lib/domain/schedule-change/current-journey";
import type { TicketDocument } from "@/lib/domain/ticketing/ticket-document";
import type { FlightTimes } from "@/lib/domain/times/shown-times";

/** One leg of the journey asked for. Codes may be airports or metropolitan areas. */
export interface SearchDirection {
  origin: string;
  destination: string;
  /** Local date at the origin, `YYYY-MM-DD`. */
  date: string;
  /** When the first flight may leave and the last one arrive, on the airports' own clocks; null for any time. */
  departure: ClockWindow | null;
  arrival: ClockWindow | null;
}

/** A direction at any time of its day. */
export function directionOf(origin: string, destination: string, date: string): SearchDirection {
  return { origin, destination, date, departure: null, arrival: null };
}

/** Minutes after local midnight, both included; a `from` after `to` spans midnight. */
export interface ClockWindow {
  from: number;
  to: number;
}

/** What every offer of a search has to be like. Filters are applied before the cheapest fare is chosen, never after. */
export interface SearchFilters {
  /** Most stops of each direction. */
  maxStops: 0 | 1 | 2;
  /** Only these carriers fly; null for any. */
  carriers: readonly string[] | null;
  /** These carriers do not fly. */
  withoutCarriers: readonly string[];
  /** What each connection is like. */
  connections: ConnectionWishes;
  /** Most minutes from the first departure to the last arrival of each direction; null for any time. */
  maxMinutes: number | null;
  /** Only fares with checked baggage, and only those that can be refunded or changed before departure. */
  withBaggage: boolean;
  refundable: boolean;
  changeable: boolean;
  /** Most that the whole party pays, without the service's fee, minor units; null for any amount. */
  maxTotalMinor: number | null;
}

export const NO_FILTERS: SearchFilters = {
  maxStops: 2,
  carriers: null,
  withoutCarriers: [],
  connections: ANY_CONNECTIONS,
  maxMinutes: null,
  withBaggage: false,
  refundable: false,
  changeable: false,
  maxTotalMinor: null,
};

/** Who travels, in which cabin, and the currency of the prices. */
export interface Travel {
  cabin: CabinChoice;
  party: Party;
  currency: Currency;
  now: Date;
}

/** One direction: one way; two: a round trip or an open jaw; up to six: multi-city. */
export interface SearchRequest extends Travel {
  directions: SearchDirection[];
  filters: SearchFilters;
}

/** An offer whose price is known before the offer is made. */
export interface OfferToMake {
  /** What the whole party pays, minor units: what the offer's fares and taxes come to. */
  totalMinor: number;
  /** Makes the offer; the same object every time. */
  make(): SupplierOffer;
}

export interface SearchResult {
  /** One fare per flight combination, in any order. May be made when first read. */
  readonly offers: SupplierOffer[];
  /** The same in the same order, for who needs only the cheapest; missing where the supplier makes all offers to know their prices. */
  toMake?: readonly OfferToMake[];
  /** Whether a search at this moment would give the same offers; false where that is not known. Never waits longer than a look at the database. */
  isCurrent(now: Date): Promise<boolean>;
}

/** Lowest prices by days. Every day of `days` from `fromDate` on, and for a round trip also the days around `date` and `returnDate`. */
export interface CalendarRequest extends Travel {
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

/** Local dates that follow each other. */
export interface Period {
  from: string;
  days: number;
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
  isCurrent(now: Date): Promise<boolean>;
}

/** Days from a departure to that of the way back, both included. */
export interface Nights {
  least: number;
  most: number;
}

/** Lowest price from a place to every other, over days. */
export interface DestinationsRequest extends Travel {
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

export interface DestinationsResult {
  /** One per city, in any order. Journeys of two stops are among them only where no journey with fewer gets there on these days. */
  destinations: DestinationPrice[];
  isCurrent(now: Date): Promise<boolean>;
}

/** How a reference is to be priced again, for the party that was quoted. */
export interface PricingContext extends Travel {
  /** The times under which its flights were shown, direction by direction: they tell flights of one number apart. */
  shown?: readonly (readonly FlightTimes[])[] | null;
  /** Seats as of a second ago will do: the caller checks them when it takes them. */
  recentSeats?: boolean;
}

/** The supplier's side of a booking that is about to be written. */
export interface Hold {
  /** Seats of the service's own inventory to take in the booking's transaction; empty where the supplier keeps them. */
  seats: SeatTake[];
  /** One per ticket group. */
  records: { pnr: string; airlineLocators: string[] }[];
}

/** An unpaid booking that its buyer wants held longer. */
export interface HeldBooking {
  snapshot: BookingSnapshot;
  createdAt: Date;
  /** The present auto-cancel moment. */
  expiresAt: Date;
  /** How long a new booking is held. */
  holdMinutes: number;
  now: Date;
}

/** A booking that is to be ticketed. The same order has the same `key` however often it is repeated. */
export interface TicketOrder {
  key: string;
  snapshot: BookingSnapshot;
  /** In the booking's order. */
  passengerIds: string[];
}

/** Tickets that are to be returned: `void` before they are reported to the carrier, `refund` after. */
export interface TicketReturn extends TicketOrder {
  kind: "void" | "refund";
  /** Their flights on these directions alone, from 0; all of them where absent. */
  directions?: readonly number[] | undefined;
}

/** What a change of the airline's makes of a booking's flights. */
export interface DisruptedJourney {
  /** The booked flights as they will be flown. */
  journey: CurrentJourney;
  /** Flights whose new aircraft has no seats for the booking. */
  seatless: readonly FlightPlace[];
}

/** What will happen to a booking by itself. */
export type Disruption = {
  /** What it follows, and after so many seconds. */
  after: "booking" | "ticketing";
  afterSeconds: number;
} & ({ kind: "airline_cancelled" } | ({ kind: "schedule_change" } & DisruptedJourney));

export interface IssuedTicket {
  passengerId: string;
  ticketGroup: number;
  /** 13 digits: airline code and number. */
  ticketNumber: string;
  document: TicketDocument;
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

/** What has become of a sold flight. */
export type FlightFate =
  /** `legs` in the order of flight: the key of each one's seats, and how many seats its cabins have. */
  | { flown: true; segment: OfferSegment; legs: { legKey: string; capacities: Readonly<Record<Cabin, number>> }[] }
  /** `suspended`: nor is it flown for weeks around. */
  | { flown: false; suspended: boolean };

/** Finds sold flights again after one change of schedule. */
export interface FlightFollower {
  /** Whether a flight and date, of claims or as leg keys begin (`HY0271|2026-12-01`), is flown otherwise than before. */
  touches(flightKey: string): boolean;
  /** @returns null where the change touches neither the flight nor the one that flies it */
  follow(sold: OfferSegment, held: HeldFlight): FlightFate | null;
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
  /** What is to be exchanged, in the order of travel. */
  changed: readonly ChangedPart[];
  /** The journey as its seats stand now: not offered again. */
  current: readonly JourneyDirection[];
  /** Flights of `current` that are not flown. */
  gone: readonly FlightPlace[];
  party: Party;
  now: Date;
}

/** Other flights for the changed directions, with the seats that they take. */
export interface Alternative {
  /** The same flights have the same one. */
  id: string;
  directions: ReplacedDirection[];
  /** As that of a SupplierOffer: none of these flights may have changed since, or the alternative is not there any more. */
  schedule?: SupplierOffer["schedule"];
}

/** All flights of a direction: those before `from` as they were, then others. */
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

/** The carrier has not confirmed; the caller may repeat (HTTP 410, code 1039). */
export class SupplierUnconfirmed extends Error {}

/** The price rose while the offer was being held; pricing it again gives the new one (HTTP 422, code 1030). */
export class SupplierPriceRose extends Error {}

/** The price fell while the offer was being held; pricing it again gives the new one (HTTP 422, code 1031). */
export class SupplierPriceFell extends Error {}

/** The price moved between being asked for and being held; pricing it again gives the new one (HTTP 422, code 100500). */
export class SupplierPriceMoved extends Error {}

/** The supplier does not work at the moment; the caller may repeat (HTTP 503, code 1002). */
export class SupplierAway extends Error {}

/** What was offered a moment ago is not to be had any more; pricing it again finds nothing (HTTP 404, code 100405). */
export class SupplierSoldOut extends Error {}

/** The supplier will never issue these tickets: the booking is to be refunded at once. */
export class TicketingRefused extends Error {}

/**
 * A source of flights. Nothing above this port knows which one an offer came from. Every method may throw SupplierUnconfirmed,
 * and does where its own network fails: other errors of connections are those of our own database.
 */
export interface Supplier {
  readonly code: string;
  /** Loads what searches need, so that the first caller does not wait for it. */
  prepare(now: Date): Promise<void>;
  /**
   * Offers for the request. Writes nothing. The same flight at the same fare is the same
   * OfferSegment object in all of them. Nothing in an offer is ever changed.
   */
  search(request: SearchRequest): Promise<SearchResult>;
  /** Lowest prices by days: what the cheapest offer of a search for that day, or pair of days, costs. Writes nothing. */
  calendar(request: CalendarRequest): Promise<CalendarResult>;
  /** Lowest prices to all cities that can be reached from a place. Writes nothing. */
  destinations(request: DestinationsRequest): Promise<DestinationsResult>;
  /** The same flights and brand at today's price, with the bags that can be bought, or null where they can no longer be had for this party. */
  reprice(reference: string, context: PricingContext): Promise<SupplierOffer | null>;
  /** The flights of a reference as they are scheduled now, though nobody may sell them; null where one is not flown. */
  flights(reference: string, context: PricingContext): Promise<ScheduledJourney | null>;
  /** All brands of the same flights, cheapest first, the quoted one included; null where the flights are gone. */
  fareFamily(reference: string, context: PricingContext): Promise<SupplierOffer[] | null>;
  /** Prepares the hold of an offer just re-priced. @throws SupplierPriceRose, SupplierPriceFell, SupplierPriceMoved, SupplierAway, SupplierSoldOut */
  hold(offer: SupplierOffer, context: PricingContext): Promise<Hold>;
  /** The extra bags that can be bought today for the flights of a booking, in its currency. */
  bagOptions(snapshot: BookingSnapshot, now: Date): Promise<BagOption[]>;
  /** Asks for seats to be held longer. @returns the new auto-cancel moment; null where it holds them no longer */
  extendHold(booking: HeldBooking): Promise<Date | null>;
  /** So many letters of a passenger's name it corrects before there is a ticket; 0 where it corrects none. */
  correctableLetters(snapshot: BookingSnapshot): number;
  /** Document types that its passengers may travel on, by age group. */
  documents(directions: readonly JourneyDirection[]): Partial<Record<AgeGroup, string[]>>;
  /** The validating carrier that cannot issue tickets of a booking at the moment, so that nobody may pay for them; null where all can. */
  unableToTicket(snapshot: BookingSnapshot, passengers: number): Promise<string | null>;
  /** Issues the tickets of a paid booking; the same key gives the same tickets. @throws TicketingRefused */
  issueTickets(order: TicketOrder): Promise<IssuedTicket[]>;
  /** Returns the tickets of an order to the supplier; may be repeated. Resolves once the supplier has agreed. */
  returnTickets(order: TicketReturn): Promise<void>;
  /** What will happen by itself to a booking of this reference; only a sandbox knows beforehand. */
  disruptionOf(reference: string): Disruption | null;
  /** What an airline's change makes of agreed flights, where a test asks for it; missing where nothing can be made to happen. */
  disrupted?(change: FlightChange, agreed: readonly JourneyDirection[]): DisruptedJourney | null;
  schedule(query: ScheduleQuery): Promise<ScheduledFlight[]>;
  /** The last local day of departure that its schedule has a flight on, `YYYY-MM-DD`; null where that has no end, or no flight. */
  lastDay(now: Date): Promise<string | null>;
  /** For one change of the imported schedule; null for a supplier that sells nothing of that. */
  follower(flights: readonly ChangedFlight[], now: Date): FlightFollower | null;
  /** Minutes that a connection between two sold flights takes at least. @param isSelfTransfer whether the next is on another ticket */
  connectionMinutes(previous: OfferSegment, next: OfferSegment, isSelfTransfer: boolean): number;
  /** The reference of the same brands on other flights. */
  rewriteReference(reference: string, directions: readonly JourneyDirection[]): string;
  /** Flights of the same carriers or of those with an agreement, in the same cabin or a better one, nearest in time first. Writes nothing. */
  alternatives(request: AlternativesRequest): Promise<Alternatives>;
  /** Carriers whose flights are in the schedule, known by name or not. */
  carriers(now: Date): Promise<readonly string[]>;
  /** To be called after this process has taken or returned seats of a booking: the next search must see it. */
  seatsMoved(): void;
}
