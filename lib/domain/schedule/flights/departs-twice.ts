import { fromDayNumber } from "../../dates";
import { utcToLocal } from "../zones";
import type { FlightDay, ZoneOf } from "./flight-days";
import { instantsOf } from "./leg-instants";

const DAY_MINUTES = 1440;

/**
 * A flight number departs once per station and local date (SSIM chapter 1): seats are counted by them.
 * @param flights of one number
 * @returns station and date at which a second one departs, e.g. `SIN 2026-12-19`; null where there is none
 */
export function departsTwice(flights: readonly FlightDay[], zoneOf: ZoneOf): string | null {
  const seen = new Set<string>();
  for (const flight of flights) {
    for (const departure of departuresOf(flight, zoneOf)) {
      if (seen.has(departure)) return departure;
      seen.add(departure);
    }
  }
  return null;
}

/** Stations with local dates, e.g. `SIN 2026-12-19`. */
function departuresOf({ legs, day }: FlightDay, zoneOf: ZoneOf): string[] {
  return legs.map((leg) => stationDay(leg.origin, instantsOf(leg, day, zoneOf).departure, zoneOf));
}

/** The same of the aircraft, by which files are dated. */
export function aircraftDeparturesOf({ legs, day }: FlightDay, zoneOf: ZoneOf): string[] {
  return legs.map((leg) => stationDay(leg.origin, instantsOf(leg, day, zoneOf).departure + (leg.departureTransfer ?? 0), zoneOf));
}

function stationDay(airport: string, utcMinutes: number, zoneOf: ZoneOf): string {
  return `${airport} ${fromDayNumber(Math.floor(utcToLocal(zoneOf(airport), utcMinutes) / DAY_MINUTES))}`;
}
