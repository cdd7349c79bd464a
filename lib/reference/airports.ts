import type { LocalizedText } from "@/lib/domain/localized";
import type { AirportRow } from "@/lib/formats/csv/airport-table";
import type { CityRow } from "@/lib/formats/csv/city-table";
import { groupBy } from "@/lib/util/grouping";
import { derived } from "./current-tables";
import type { ReferenceTables } from "./tables";

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
  /** As pages show it: in English where no name in a language is known. */
  city: LocalizedText;
  /** The same, null where no name in a language is known. */
  cityNames: { en: string; ru: string | null; uz: string | null };
}

interface Directory {
  all: readonly Airport[];
  byCode: ReadonlyMap<string, Airport>;
  byCity: ReadonlyMap<string, readonly string[]>;
  /** By closed airport, the one that took its flights. Codes of cities (FRU, KIV) live on instead. */
  successors: ReadonlyMap<string, string>;
}

const directory = derived(load);

/** @param code IATA airport code, upper case */
export function airportByCode(code: string): Airport | undefined {
  return directory().byCode.get(code);
}

/** Metropolitan code of an airport; the code itself where it stands alone or is no airport's. */
export function cityOf(code: string): string {
  return airportByCode(code)?.cityCode ?? code;
}

const ALONE = "/airport";

/** The place of a code: the airport alone where that is asked for, `IST/airport`. */
export function placeOf(code: string, type: "airport" | "city" | undefined): string {
  return type === "airport" ? `${code}${ALONE}` : code;
}

/** The code of a place. */
export function codeOf(place: string): string {
  return place.endsWith(ALONE) ? place.slice(0, -ALONE.length) : place;
}

/**
 * Airports that a place searches. A metropolitan code wins over the airport of the same code:
 * `IST` is IST and SAW, `SAW` is SAW alone, and so is `IST/airport` IST. A closed airport searches the one that took its flights.
 * @returns airport codes, empty where the code is unknown
 */
export function airportsOf(place: string): string[] {
  const { byCity, byCode } = directory();
  const code = codeOf(place);
  const group = code === place ? byCity.get(code) : undefined;
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
  return directory().successors.get(code);
}

/** Codes of closed airports whose flights an airport took. */
export function formerCodes(code: string): string[] {
  return [...directory().successors].flatMap(([former, successor]) => (successor === code ? [former] : []));
}

/** Every known airport; those of the region's network come first. */
export function allAirports(): readonly Airport[] {
  return directory().all;
}

/** Codes of the airports of each time zone, zones by name. */
export const airportsByZone: () => ReadonlyMap<string, readonly string[]> = derived(() => {
  const byZone = groupBy(allAirports(), ({ timeZone }) => timeZone);
  return new Map([...byZone].map(([zone, airports]) => [zone, airports.map(({ code }) => code)] as const).sort());
});

function load({ airports, cities }: ReferenceTables): Directory {
  const cityByCode = new Map(cities.map((city) => [city.code, city]));
  const all = airports.map((row) => place(row, cityByCode.get(row.cityCode === "" ? row.code : row.cityCode)));
  return {
    all,
    byCode: new Map(all.map((airport) => [airport.code, airport])),
    byCity: groupByCity(all),
    successors: new Map(airports.flatMap(({ code, formerCodes }) => formerCodes.map((former) => [former, code] as const))),
  };
}

function place({ nameEn, nameRu, nameUz, cityCode, formerCodes: _, ...rest }: AirportRow, city: CityRow | undefined): Airport {
  const cityName = city?.nameEn ?? cityFromName(nameEn);
  return {
    ...rest,
    cityCode: cityCode === "" ? rest.code : cityCode,
    name: { en: nameEn, ru: nameRu, uz: nameUz },
    city: { en: cityName, ru: city?.nameRu ?? cityName, uz: city?.nameUz ?? cityName },
    cityNames: { en: cityName, ru: city?.nameRu ?? null, uz: city?.nameUz ?? null },
  };
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
