import { airportByCode } from "@/lib/reference/airports";

/** IANA zone of an airport; UTC where the reference data does not have it. */
export function zoneOf(airport: string): string {
  return airportByCode(airport)?.timeZone ?? "UTC";
}
