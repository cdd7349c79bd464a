import type { ZoneRules } from "@/lib/domain/schedule/clocks/zone-rules";
import type { AircraftRow } from "@/lib/formats/csv/aircraft-table";
import type { AirportRow } from "@/lib/formats/csv/airport-table";
import type { CarrierRow } from "@/lib/formats/csv/carrier-table";
import type { CityRow } from "@/lib/formats/csv/city-table";
import type { ConnectionTimeRow } from "@/lib/formats/csv/connection-time-table";

/** The imported reference tables, whole. Never changed: a newer version takes its place. */
export interface ReferenceTables {
  /** Those of the region's network first. */
  airports: readonly AirportRow[];
  cities: readonly CityRow[];
  carriers: readonly CarrierRow[];
  aircraft: readonly AircraftRow[];
  connectionTimes: readonly ConnectionTimeRow[];
  /** What the airports' clocks go by. */
  zoneRules: ZoneRules;
}
