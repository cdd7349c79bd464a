import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import type { Currency } from "@/lib/domain/money";
import type { BagOption, CabinChoice, JourneyDirection, OfferSegment, SupplierOffer } from "@/lib/domain/offer";
import type { AgeGroup, Party } from "@/lib/domain/passengers/passengers";
import { ANY_CONNECTIONS, type ConnectionWishes } from "@/lib/domain/schedule/connection-wishes";
import type { FlightTimes } from "@/lib/domain/times/shown-times";

/** What a supplier has to sell. */
export interface Selling {
  /**
   * Offers for the request. Writes nothing. The same flight at the same fare is the same
   * OfferSegment object in all of them. Nothing in an offer is ever changed.
   */
  search(request: SearchRequest): Promise<SearchResult>;
  /** The same flights and brand at today's price, with the bags that can be bought, or null where they can no longer be had for this party. */
  reprice(reference: string, context: PricingContext): Promise<SupplierOffer | null>;
  /** All brands of the same flights, cheapest first, the quoted one included; null where the flights are gone. */
  fareFamily(reference: string, context: PricingContext): Promise<SupplierOffer[] | null>;
  /** The extra bags that can be bought today for the flights of a booking, in its currency. */
  bagOptions(snapshot: BookingSnapshot, now: Date): Promise<BagOption[]>;
  /** Document types that passengers of these flights may travel on, by age group. */
  documents(directions: readonly JourneyDirection[]): Partial<Record<AgeGroup, string[]>>;
  /** Minutes that a connection between two sold flights takes at least. @param isSelfTransfer whether the next is on another ticket */
  connectionMinutes(previous: OfferSegment, next: OfferSegment, isSelfTransfer: boolean): number;
}

/** Who travels, in which cabin, and the currency of the prices. */
export interface Travel {
  cabin: CabinChoice;
  party: Party;
  currency: Currency;
  now: Date;
  /** Id of the agency that asks, by which the house marks its fares; missing where nobody in particular does, who is told net prices. */
  agency?: string | undefined;
}

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

/** How a reference is to be priced again, for the party that was quoted. */
export interface PricingContext extends Travel {
  /** The times under which its flights were shown, direction by direction: they tell flights of one number apart. */
  shown?: readonly (readonly FlightTimes[])[] | null;
  /** Seats as of a second ago will do: the caller checks them when it takes them. */
  recentSeats?: boolean;
}
