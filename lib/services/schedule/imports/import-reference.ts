import { type AircraftRow, aircraftTable } from "@/lib/formats/csv/aircraft-table";
import { type AirportRow, airportTable } from "@/lib/formats/csv/airport-table";
import { type CarrierRow, carrierTable } from "@/lib/formats/csv/carrier-table";
import { type CityRow, cityTable } from "@/lib/formats/csv/city-table";
import { type ConnectionTimeRow, connectionTimeTable } from "@/lib/formats/csv/connection-time-table";
import { isCountry } from "@/lib/reference/countries";
import { type CsvImportOptions, type CsvReport, csvImporter } from "./parts/import-csv";
import type { ReferenceKind } from "./parts/replace-in-transaction";

/** The kinds in the order in which a new database takes them. */
export const REFERENCE_KINDS: readonly ReferenceKind[] = ["cities", "airports", "carriers", "aircraft", "connection-times"];

type Importer = (options: CsvImportOptions) => Promise<CsvReport[]>;

const WHOLE_TABLE = (): string => "";

const IMPORTERS: Readonly<Record<ReferenceKind, Importer>> = {
  airports: csvImporter<AirportRow>({
    kind: "airports",
    table: airportTable(isCountry),
    scopeOf: WHOLE_TABLE,
    clear: async (tx) => (await tx.airport.deleteMany()).count,
    write: async (tx, data) => (await tx.airport.createMany({ data })).count,
  }),
  cities: csvImporter<CityRow>({
    kind: "cities",
    table: cityTable,
    scopeOf: WHOLE_TABLE,
    clear: async (tx) => (await tx.city.deleteMany()).count,
    write: async (tx, data) => (await tx.city.createMany({ data })).count,
  }),
  carriers: csvImporter<CarrierRow>({
    kind: "carriers",
    table: carrierTable(isCountry),
    scopeOf: WHOLE_TABLE,
    clear: async (tx) => (await tx.carrier.deleteMany()).count,
    write: async (tx, data) => (await tx.carrier.createMany({ data })).count,
  }),
  aircraft: csvImporter<AircraftRow>({
    kind: "aircraft",
    table: aircraftTable,
    scopeOf: WHOLE_TABLE,
    clear: async (tx) => (await tx.aircraftType.deleteMany()).count,
    write: async (tx, data) => (await tx.aircraftType.createMany({ data })).count,
  }),
  "connection-times": csvImporter<ConnectionTimeRow>({
    kind: "connection-times",
    table: connectionTimeTable,
    scopeOf: WHOLE_TABLE,
    clear: async (tx) => (await tx.connectionTime.deleteMany()).count,
    write: async (tx, data) => (await tx.connectionTime.createMany({ data })).count,
  }),
};

/**
 * Replaces a table of reference data by a file's, wholly or not at all; processes take it within a second or two. See docs/reference-data.md.
 * @throws ImportRefused where the file was refused
 */
export function importReference(kind: ReferenceKind, options: CsvImportOptions): Promise<CsvReport[]> {
  return IMPORTERS[kind](options);
}
