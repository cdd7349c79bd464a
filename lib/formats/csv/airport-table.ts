import { z } from "zod";
import { isZone } from "@/lib/domain/schedule/clocks/rules-in-force";
import { cell, countryCell, matching, optionalCell, textCell } from "./cells";
import { optionalNameCell } from "./name-cells";
import type { CsvTable } from "./table";

/** An airport as its file has it, and a row of `airport`. */
export interface AirportRow {
  /** IATA airport code. */
  code: string;
  /** Metropolitan code; empty where the airport stands alone. */
  cityCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA time zone. */
  timeZone: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  nameEn: string;
  nameRu: string | null;
  nameUz: string | null;
  /** Codes of closed airports whose flights it took. */
  formerCodes: string[];
}

const LONGEST_NAME = 120;
const CODE = /^[A-Z]{3}$/;

/** @param isKnownCountry of ISO 3166-1 alpha-2 codes */
export function airportTable(isKnownCountry: (code: string) => boolean): CsvTable<AirportRow> {
  const cells = airportCells(isKnownCountry);
  return {
    columns: Object.keys(cells),
    optionalColumns: [],
    schema: z.object(cells).transform(({ city, time_zone, name_en, name_ru, name_uz, former_codes, ...rest }) => ({
      ...rest,
      cityCode: city,
      timeZone: time_zone,
      nameEn: name_en,
      nameRu: name_ru,
      nameUz: name_uz,
      formerCodes: former_codes,
    })),
    identities: ({ code, formerCodes }) => [code, ...formerCodes].map((each) => ["airport", each]),
  };
}

function airportCells(isKnownCountry: (code: string) => boolean) {
  return {
    code: cell(matching(CODE), "place_code"),
    city: optionalCell(matching(CODE), "place_code", ""),
    country: countryCell(isKnownCountry),
    time_zone: cell((text) => (isZone(text) ? text : undefined), "time_zone"),
    latitude: cell(parseDegrees(90), "degrees", "90"),
    longitude: cell(parseDegrees(180), "degrees", "180"),
    name_en: textCell(LONGEST_NAME),
    name_ru: optionalNameCell,
    name_uz: optionalNameCell,
    former_codes: optionalCell(parseCodes, "place_codes", []),
  };
}

function parseDegrees(most: number): (text: string) => number | undefined {
  return (text) => {
    // Degrees have no thousands, so that a comma is always that of decimals.
    const degrees = text.replace(",", ".");
    return /^-?\d{1,3}(\.\d{1,10})?$/.test(degrees) && Math.abs(Number(degrees)) <= most ? Number(degrees) : undefined;
  };
}

function parseCodes(text: string): string[] | undefined {
  const codes = text.split("|");
  return codes.every((code) => CODE.test(code)) ? codes : undefined;
}
