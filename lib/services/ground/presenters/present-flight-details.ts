import { instantAt, toInstantText } from "@/lib/domain/dates";
import { emissionsOf } from "@/lib/domain/emissions";
import { callsOf, type OfferSegment, type Stop } from "@/lib/domain/offer";
import { airportByCode } from "@/lib/reference/airports";
import { distanceKm } from "@/lib/reference/block-time";

/** The time zone of a stop and its moment in UTC. */
interface StopDetails {
  time_zone?: string;
  /** ISO 8601 */
  utc: string;
}

export function stopDetails({ airport, utc }: Stop): StopDetails {
  const time_zone = airportByCode(airport)?.timeZone;
  return { ...(time_zone !== undefined && { time_zone }), utc: toInstantText(instantAt(utc)) };
}

interface FlightDetails {
  booking_class: string;
  fare_basis: string;
  aircraft_code: string;
  distance_km?: number;
  emissions?: { co2e_kg: number; co2e_kg_with_forcing: number };
}

/** What offers and bookings tell of a flight besides; no distance where an airport on its way is unknown. */
export function flightDetails(segment: OfferSegment, fareBasis: string): FlightDetails {
  const { bookingClass: booking_class, aircraft: aircraft_code } = segment;
  return { booking_class, fare_basis: fareBasis, aircraft_code, ...distanceDetails(segment) };
}

function distanceDetails(segment: OfferSegment): Pick<FlightDetails, "distance_km" | "emissions"> {
  const { departure, arrival, cabin, surface } = segment;
  const calls = callsOf(segment);
  if (!calls.every((airport) => airportByCode(airport))) return {};
  const km = calls.slice(1).reduce((sum, airport, index) => sum + distanceKm(calls[index] ?? airport, airport), 0);
  const distance_km = Math.round(km);
  if (surface) return { distance_km };
  const isDomestic = airportByCode(departure.airport)?.country === airportByCode(arrival.airport)?.country;
  const { direct, withForcing } = emissionsOf({ km, isDomestic, cabin });
  return { distance_km, emissions: { co2e_kg: direct, co2e_kg_with_forcing: withForcing } };
}
