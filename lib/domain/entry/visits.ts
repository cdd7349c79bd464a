import { dayNumber } from "../dates";
import { isSameArea, NO_TRANSIT_ZONE } from "./areas";

/** The place and the local day of a flight's departure or arrival. */
interface FlightEnd {
  /** IATA airport code. */
  airport: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** `YYYY-MM-DD`, on the airport's own calendar. */
  date: string;
}

/** A flight, as far as borders are concerned. */
export interface EntryFlight {
  departure: FlightEnd;
  arrival: FlightEnd;
  /** Whether the next flight of the same direction is on another ticket. */
  selfTransfer: boolean;
}

/** Why a connection takes travellers through passport control. */
export const BORDER_REASONS = ["self_transfer", "other_airport", "same_area", "no_transit_zone"] as const;
export type BorderReason = (typeof BORDER_REASONS)[number];

/** A country on the way. */
export interface Visit {
  country: string;
  purpose: "destination" | "connection";
  /** Whether travellers pass its border; they may stay in the transit zone otherwise. */
  enters: boolean;
  /** Empty for a destination. */
  reasons: readonly BorderReason[];
  /** Local day of the last arrival, `YYYY-MM-DD`. */
  arrival: string;
  /** Local day on which the next direction leaves the country; null where none does. */
  departure: string | null;
  /** Longest stay, days, both ends counted; null where its end is not known. */
  stayDays: number | null;
}

/** The countries where a journey arrives or connects, each once, in the order of travel. */
export function visitsOf(directions: readonly (readonly EntryFlight[])[]): Visit[] {
  const visits = directions.flatMap((flights, index) => [...connectionsOf(flights), ...destinationOf(flights, directions[index + 1])]);
  const byCountry = new Map<string, Visit>();
  for (const visit of visits) {
    const earlier = byCountry.get(visit.country);
    byCountry.set(visit.country, earlier ? joined(earlier, visit) : visit);
  }
  return [...byCountry.values()];
}

function connectionsOf(flights: readonly EntryFlight[]): Visit[] {
  return flights.slice(1).flatMap((leaving, index) => {
    const arriving = flights[index];
    if (!arriving) return [];
    const reasons = borderReasons(arriving, leaving);
    const { country, date } = arriving.arrival;
    const enters = reasons.length > 0;
    return [{ country, purpose: "connection", enters, reasons, arrival: date, departure: leaving.departure.date, stayDays: null }];
  });
}

function borderReasons(arriving: EntryFlight, leaving: EntryFlight): BorderReason[] {
  const here = arriving.arrival.country;
  const isInside = isSameArea(here, leaving.arrival.country) || isSameArea(arriving.departure.country, here);
  const applies: Record<BorderReason, boolean> = {
    self_transfer: arriving.selfTransfer,
    other_airport: arriving.arrival.airport !== leaving.departure.airport,
    same_area: isInside,
    no_transit_zone: NO_TRANSIT_ZONE.has(here),
  };
  return BORDER_REASONS.filter((reason) => applies[reason]);
}

/** The place where a direction ends. A direction that follows from the same area ends the stay. */
function destinationOf(flights: readonly EntryFlight[], next: readonly EntryFlight[] | undefined): Visit[] {
  const arrival = flights.at(-1)?.arrival;
  if (!arrival) return [];
  const leaving = next?.[0]?.departure;
  const departure = leaving && isSameArea(arrival.country, leaving.country) ? leaving.date : null;
  const stayDays = departure === null ? null : dayNumber(departure) - dayNumber(arrival.date) + 1;
  return [{ country: arrival.country, purpose: "destination", enters: true, reasons: [], arrival: arrival.date, departure, stayDays }];
}

function joined(one: Visit, other: Visit): Visit {
  return {
    country: one.country,
    purpose: one.purpose === "destination" ? one.purpose : other.purpose,
    enters: one.enters || other.enters,
    reasons: BORDER_REASONS.filter((reason) => one.reasons.includes(reason) || other.reasons.includes(reason)),
    arrival: later(one.arrival, other.arrival),
    departure: one.departure && other.departure ? later(one.departure, other.departure) : (one.departure ?? other.departure),
    stayDays: one.stayDays === null || other.stayDays === null ? (one.stayDays ?? other.stayDays) : Math.max(one.stayDays, other.stayDays),
  };
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
