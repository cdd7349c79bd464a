import type { ComparedRow } from "@/lib/domain/pricing/fare-changes/compare-rows";
import { type AircraftRow, aircraftTable } from "@/lib/formats/csv/aircraft-table";
import { type AirportRow, airportTable } from "@/lib/formats/csv/airport-table";
import { type CarrierRow, carrierTable } from "@/lib/formats/csv/carrier-table";
import { type CityRow, cityTable } from "@/lib/formats/csv/city-table";
import { type ConnectionTimeRow, connectionTimeTable } from "@/lib/formats/csv/connection-time-table";
import { isCountry } from "@/lib/reference/countries";
import { followTable } from "./parts/follow-table";
import { type CsvImportOptions, type CsvReport, csvImporter } from "./parts/import-csv";
import type { ReferenceKind } from "./parts/replace-in-transaction";

/** The kinds in the order in which a new database takes them. */
export const REFERENCE_KINDS: readonly ReferenceKind[] = ["cities", "airports", "carriers", "aircraft", "connection-times"];

type Importer = (options: CsvImportOptions) => Promise<CsvReport[]>;

const WHOLE_TABLE = (): string => "";

/** The columns of a row beside its code: each is told where it changes. */
function termsOf(columns: Record<string, string | number | boolean | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [name, value === null || value === "" ? "none" : String(value)]),
  );
}

function namesOf({ nameEn, nameRu, nameUz }: Pick<CityRow, "nameEn" | "nameRu" | "nameUz">) {
  return { name_en: nameEn, name_ru: nameRu, name_uz: nameUz };
}

/** A row that is there by its code. */
function coded(code: string, columns: Parameters<typeof termsOf>[0]): ComparedRow {
  return { name: code, gives: code, terms: termsOf(columns), amounts: {} };
}

function comparedAirport({ code, cityCode, country, timeZone, latitude, longitude, formerCodes, ...names }: AirportRow): ComparedRow {
  const place = { city: cityCode, country, time_zone: timeZone, latitude, longitude, former_codes: formerCodes.join("|") };
  return coded(code, { ...place, ...namesOf(names) });
}

function comparedCarrier({ code, icao, ticketPrefix, alliance, country, lowCost, charter, invented, ...names }: CarrierRow): ComparedRow {
  return coded(code, { icao, ticket_prefix: ticketPrefix, alliance, country, low_cost: lowCost, charter, invented, ...namesOf(names) });
}

function comparedTime({ airport, status, minutes, ...exception }: ConnectionTimeRow): ComparedRow {
  const { arrivalTerminal, departureTerminal, arrivalCarrier, departureCarrier } = exception;
  const [arrival, departure] = [`${arrivalCarrier}${arrivalTerminal}`, `${departureCarrier}${departureTerminal}`];
  return coded([airport || "default", status, ...(arrival + departure === "" ? [] : [`${arrival}/${departure}`])].join(" "), { minutes });
}

const IMPORTERS: Readonly<Record<ReferenceKind, Importer>> = {
  airports: csvImporter<AirportRow>({
    kind: "airports",
    table: airportTable(isCountry),
    scopeOf: WHOLE_TABLE,
    follow: followTable({
      scopeOf: WHOLE_TABLE,
      read: (tx) => tx.airport.findMany({ omit: { position: true } }),
      compared: comparedAirport,
    }),
    clear: async (tx) => (await tx.airport.deleteMany()).count,
    write: async (tx, data) => (await tx.airport.createMany({ data })).count,
  }),
  cities: csvImporter<CityRow>({
    kind: "cities",
    table: cityTable,
    scopeOf: WHOLE_TABLE,
    follow: followTable({
      scopeOf: WHOLE_TABLE,
      read: (tx) => tx.city.findMany(),
      compared: ({ code, ...names }) => coded(code, namesOf(names)),
    }),
    clear: async (tx) => (await tx.city.deleteMany()).count,
    write: async (tx, data) => (await tx.city.createMany({ data })).count,
  }),
  carriers: csvImporter<CarrierRow>({
    kind: "carriers",
    table: carrierTable(isCountry),
    scopeOf: WHOLE_TABLE,
    follow: followTable({ scopeOf: WHOLE_TABLE, read: (tx) => tx.carrier.findMany(), compared: comparedCarrier }),
    clear: async (tx) => (await tx.carrier.deleteMany()).count,
    write: async (tx, data) => (await tx.carrier.createMany({ data })).count,
  }),
  aircraft: csvImporter<AircraftRow>({
    kind: "aircraft",
    table: aircraftTable,
    scopeOf: WHOLE_TABLE,
    follow: followTable({
      scopeOf: WHOLE_TABLE,
      read: (tx) => tx.aircraftType.findMany(),
      compared: ({ code, name }) => coded(code, { name }),
    }),
    clear: async (tx) => (await tx.aircraftType.deleteMany()).count,
    write: async (tx, data) => (await tx.aircraftType.createMany({ data })).count,
  }),
  "connection-times": csvImporter<ConnectionTimeRow>({
    kind: "connection-times",
    table: connectionTimeTable,
    scopeOf: WHOLE_TABLE,
    follow: followTable({ scopeOf: WHOLE_TABLE, read: (tx) => tx.connectionTime.findMany(), compared: comparedTime }),
    clear: async (tx) => (await tx.connectionTime.deleteMany()).count,
    write: async (tx, data) => (await tx.connectionTime.createMany({ data })).count,
  }),
};

/**
 * Replaces a table of reference data by a file's, wholly or not at all; processes take it within a second or two. What the file changes is told, and one
 * that loses more than a tenth of the rows is refused unless that is allowed. See docs/reference-data.md.
 * @throws ImportRefused where the file was refused
 */
export function importReference(kind: ReferenceKind, options: CsvImportOptions): Promise<CsvReport[]> {
  return IMPORTERS[kind](options);
}
