import type { LeanOffers } from "@/lib/contracts/interface/lean-offers";
import type { Offer, OfferDirection } from "@/lib/contracts/interface/offers";
import { SELF_TRANSFER } from "@/lib/domain/self-transfer";

/** An offer as a list of them tells it; what its fare includes and who may book it with which documents is told by its check. */
export type ListedOffer = Omit<
  Offer,
  "type" | "age_thresholds" | "documents" | "fare_family_services" | "fare_family_features" | "information_for_clients"
>;

type Segment = OfferDirection["segments"][number];
type LeanOffer = LeanOffers["items"][number];
type LeanDirection = LeanOffer["directions"][number];

/**
 * Offers as components read them, of the form in which a list travels: a tenth of the bytes, which a telephone reads in a tenth of the time.
 * Flights and directions that offers share stay one object: the hundreds of offers of a round trip are made of some dozens.
 */
export function unfoldOffers(lean: LeanOffers): ListedOffer[] {
  const flights = lean.segments.map((segment) => segmentOf(segment, lean.references));
  const known = new Map<string, OfferDirection>();
  return lean.items.map((item) =>
    offerOf(item, (direction) => {
      const key = JSON.stringify(direction);
      const unfolded = known.get(key) ?? directionOf(direction, flights);
      known.set(key, unfolded);
      return unfolded;
    }),
  );
}

function offerOf({ passengers, directions, ...item }: LeanOffer, unfold: (direction: LeanDirection) => OfferDirection): ListedOffer {
  const unfolded = directions.map(unfold);
  const segments = unfolded.flatMap((direction) => direction.segments);
  return {
    ...item,
    is_charter: item.flight_type === "charter",
    is_vtrip: item.flight_type === "vtrip",
    transfers: segments.length > directions.length,
    baggage: segments.every(({ baggage }) => baggage !== null),
    refund: segments.every(({ refund }) => refund),
    passengers: passengers.flatMap(({ age, count, price }) => Array.from({ length: count }, () => ({ age, price }))),
    directions: unfolded,
  };
}

function directionOf({ segments, connections, route_duration }: LeanDirection, flights: readonly Segment[]): OfferDirection {
  const flown = segments.map((flight, index) => {
    const segment = told(flights[flight], flight);
    const next = connections[index];
    if (!next) return segment;
    return { ...segment, transfer_time: next.minutes, information_for_clients: next.self_transfer ? [SELF_TRANSFER] : [] };
  });
  const [first, last] = [flown[0], flown.at(-1)];
  if (!first || !last) throw new Error("a direction without flights");
  return {
    departure: endOf(first.departure),
    arrival: endOf(last.arrival),
    travel_time: sum(flown.map(({ travel_time }) => travel_time)),
    transfer_time: connections.length > 0 ? sum(connections.map(({ minutes }) => minutes)) : null,
    route_duration,
    segments: flown,
  };
}

function endOf({ datetime, airport: { terminal, ...airport } }: Segment["departure"]): OfferDirection["departure"] {
  return { datetime, airport };
}

/** A flight as if none came after it. */
function segmentOf(lean: LeanOffers["segments"][number], { airports, airlines, aircraft }: LeanOffers["references"]): Segment {
  const { fare_basis, booking_class, departure, arrival, technical_stops, ...flight } = lean;
  const stopOf = ({ airport, terminal, datetime }: typeof departure) => ({
    datetime,
    airport: { ...told(airports[airport], airport), terminal },
  });
  return {
    ...flight,
    departure: stopOf(departure),
    arrival: stopOf(arrival),
    airline: told(airlines[lean.airline], lean.airline),
    aircraft: told(aircraft[lean.aircraft], lean.aircraft).title,
    transfer_time: null,
    comment: "",
    information_for_clients: [],
    technical_stops: technical_stops.map((stop) => {
      const { code, title, city, country } = told(airports[stop.airport], stop.airport);
      return { ...stop, airport: { code, title, city, country: country.title } };
    }),
  };
}

/** @throws Error where an answer names what it does not tell of */
function told<Thing>(thing: Thing | undefined, name: string | number): Thing {
  if (thing === undefined) throw new Error(`an answer without ${name}`);
  return thing;
}

function sum(minutes: readonly number[]): number {
  return minutes.reduce((total, each) => total + each, 0);
}
