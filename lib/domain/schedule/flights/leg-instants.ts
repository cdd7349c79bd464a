import type { LegPattern } from "../schedule";
import { localToUtc } from "../zones";

const DAY_MINUTES = 1440;

/**
 * When a leg is flown on a flight date, minutes since 1970-01-01T00:00Z.
 * @param day day number of the flight's date in the leg's time mode
 * @param zoneOf IANA zone of an airport
 */
export function instantsOf(leg: LegPattern, day: number, zoneOf: (airport: string) => string): { departure: number; arrival: number } {
  const departure = (day + leg.departureDayOffset) * DAY_MINUTES + leg.departureMinutes;
  const arrival = (day + leg.arrivalDayOffset) * DAY_MINUTES + leg.arrivalMinutes;
  if (leg.timeMode === "U") return { departure, arrival };
  return {
    departure: localToUtc(zoneOf(leg.origin), departure, leg.departureUtcOffset),
    arrival: localToUtc(zoneOf(leg.destination), arrival, leg.arrivalUtcOffset),
  };
}
