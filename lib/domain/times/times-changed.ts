import { toDateTimeText } from "../dates";
import { AppError } from "../errors";
import type { OfferSegment, Stop } from "../offer";
import { type FlightTimes, readTimes } from "./shown-times";

type FlightName = Pick<OfferSegment, "carrier" | "flightNumber">;
type Flight = Pick<OfferSegment, "carrier" | "flightNumber" | "departure" | "arrival">;

/** A flight as the error names it: times are local, `YYYY-MM-DD HH:MM:SS`. */
interface NamedFlight {
  airline: string;
  flight_number: string;
  departure: NamedStop;
  arrival: NamedStop;
}

interface NamedStop {
  /** IATA code. */
  airport: string;
  datetime: string;
  terminal: string | null;
}

/** A direction as it was shown, and as it is scheduled now. */
export interface ChangedDirection {
  /** Number of the direction, from 0. */
  direction: number;
  old: NamedFlight[];
  new: NamedFlight[];
}

/**
 * The refusal of an offer whose flights leave or arrive otherwise than shown, or have another number.
 * @param shown as sealTimes writes it
 * @param directions the same flights as they are scheduled now
 * @param offerId the offer at these times; null where it cannot be had
 * @param names the flights as they were shown, where their aircraft are sold under other numbers now
 */
export function timesChanged(
  shown: string | null,
  directions: readonly { segments: Flight[] }[],
  offerId: string | null,
  names?: readonly (readonly FlightName[])[],
): AppError {
  const before = readTimes(shown ?? "") ?? [];
  const changes = directions.map(({ segments }, direction) => ({
    direction,
    old: segments.map((flight, index) => named({ ...flight, ...names?.[direction]?.[index] }, before[direction]?.[index] ?? flight)),
    new: segments.map((flight) => named(flight, flight)),
  }));
  return new AppError("flight_times_changed", { data: { ...(offerId === null ? {} : { offer_id: offerId }), directions: changes } });
}

function named({ carrier, flightNumber, ...flight }: Flight, times: FlightTimes): NamedFlight {
  return {
    airline: carrier,
    flight_number: flightNumber,
    departure: namedStop(flight.departure, times.departure),
    arrival: namedStop(flight.arrival, times.arrival),
  };
}

function namedStop({ airport }: Stop, { local, terminal }: Pick<Stop, "local" | "terminal">): NamedStop {
  return { airport, datetime: toDateTimeText(local), terminal };
}
