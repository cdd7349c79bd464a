import { fictitiousZone } from "@/lib/domain/schedule/fictitious-points";
import { airportByCode } from "@/lib/reference/airports";

/** Zone of an airport or a fictitious point; UTC where neither is known. */
export function zoneOf(airport: string): string {
  return airportByCode(airport)?.timeZone ?? fictitiousZone(airport);
}
