import type { LocalizedText } from "@/lib/domain/localized";
import cityRows from "./data/cities.json";
import networkRows from "./data/network-airports.json";
import worldRows from "./data/world-airports.json";

/** An airport with scheduled service. Sources: docs/reference-data.md. */
export interface Airport {
  /** IATA airport code. */
  code: string;
  /** Metropolitan code; the airport's own code where it stands alone. */
  cityCode: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA time zone. */
  timeZone: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  name: { en: string; ru: string | null; uz: string | null };
  city: LocalizedText;
}

interface Directory {
  all: readonly Airport[];
  byCode: ReadonlyMap<string, Airport>;
  byCity: ReadonlyMap<string, readonly string[]>;
}

interface City {
  code: string;
  name: LocalizedText;
}

/** Closed airports, and the one that took the flights of each. FRU and KIV live on as codes of their cities. */
const SUCCESSORS: Readonly<Record<string, string>> = { DKR: "DSS", MJV: "RMU", TSE: "NQZ", TXL: "BER", ULN: "UBN" };

let loaded: Directory | null = null;

/** @param code IATA airport code, upper case */
export function airportByCode(code: string): Airport | undefined {
  return directory().byCode.get(code);
}

/**
 * Airports that a place code searches. A metropolitan code wins over the airport of the same code:
 * `IST` is IST and SAW, `SAW` is SAW alone. A closed airport searches the one that took its flights.
 * @returns airport codes, empty where the code is unknown
 */
export function airportsOf(code: string): string[] {
  const { byCity, byCode } = directory();
  const group = byCity.get(code);
  if (group) return [...group];
  const current = successorOf(code) ?? code;
  return byCode.has(current) ? [current] : [];
}

/** City codes of the airports that do not stand alone, by airport. */
export function cityCodes(): Record<string, string> {
  const shared = directory().all.filter(({ code, cityCode }) => code !== cityCode);
  return Object.fromEntries(shared.map(({ code, cityCode }) => [code, cityCode]));
}

/** The airport that took the flights of a closed one. @param code IATA airport code, upper case */
export function successorOf(code: string): string | undefined {
  return SUCCESSORS[code];
}

/** Codes of closed airports whose flights an airport took. */
export function formerCodes(code: string): string[] {
  return Object.keys(SUCCESSORS).filter((former) => SUCCESSORS[former] === code);
}

/** Every known airport; those of the region's network come first. */
export function allAirports(): readonly Airport[] {
  return directory().all;
}

function directory(): Directory {
  loaded ??= load();
  return loaded;
}

function load(): Directory {
  const cities = citiesByAirport();
  const network = networkRows.map((row): Airport => {
    const { code, country, timeZone, latitude, longitude, en, ru, uz } = row;
    return place({ code, country, timeZone, latitude, longitude, name: { en, ru, uz } }, cities.get(code));
  });
  const all = [...network, ...worldRows.map((row) => worldAirport(row, cities))];
  const byCode = new Map(all.map((airport) => [airport.code, airport]));
  return { all, byCode, byCity: groupByCity(all) };
}

function citiesByAirport(): Map<string, City> {
  const byAirport = new Map<string, City>();
  for (const { code, en, ru, uz, airports } of cityRows) {
    for (const airport of airports) byAirport.set(airport, { code, name: { en, ru, uz } });
  }
  return byAirport;
}

/** A row is `code|country|zone|latitude|longitude|name`: compact, and only split when the directory is first asked. */
function worldAirport(row: string, cities: Map<string, City>): Airport {
  const [code = "", country = "", timeZone = "", latitude = "", longitude = "", en = ""] = row.split("|");
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  return place({ code, country, timeZone, ...position, name: { en, ru: null, uz: null } }, cities.get(code));
}

function place(airport: Omit<Airport, "cityCode" | "city">, city: City | undefined): Airport {
  if (city) return { ...airport, cityCode: city.code, city: city.name };
  const guess = cityFromName(airport.name.en);
  return { ...airport, cityCode: airport.code, city: { en: guess, ru: guess, uz: guess } };
}

/** `Tri-Cities Regional Airport` → `Tri-Cities`: the source has no city, its name is the best there is. */
function cityFromName(name: string): string {
  const words =
    / (international|regional|municipal|national|domestic|metropolitan|county|civil|city|memorial|airport|airfield|aerodrome|field|airstrip)\b.*$/i;
  return (
    name
      .replace(/\s*\(.*$/, "")
      .replace(words, "")
      .trim() || name
  );
}

function groupByCity(all: readonly Airport[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const airport of all) {
    const group = groups.get(airport.cityCode);
    if (group) group.push(airport.code);
    else groups.set(airport.cityCode, [airport.code]);
  }
  return groups;
}
