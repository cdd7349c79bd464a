/**
 * Makes data/reference/airports.csv anew from the npm package airport-data-js 4 (CC BY 4.0).
 * The airports of the region's network, with names in Uzbek and Russian, stay as they are, and so do cities and former codes.
 * Run by hand, outside the repository's dependencies:
 *   npm pack airport-data-js@4 && tar xzf airport-data-js-4*.tgz
 *   npx tsx scripts/make-world-airports.ts package/lib/index.js
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { isZone } from "@/lib/domain/schedule/clocks/rules-in-force";
import { type AirportRow, airportTable } from "@/lib/formats/csv/airport-table";
import { readText } from "@/lib/formats/csv/read-text";
import { isCountry } from "@/lib/reference/countries";

const Source = z.array(
  z.object({
    iata: z.string(),
    icao: z.string(),
    time: z.string(),
    country_code: z.string(),
    airport: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    type: z.string(),
    wikipedia: z.string(),
  }),
);
type SourceAirport = z.infer<typeof Source>[number];

/** Zones that the package has wrong: airports.test.ts holds all zones against the tz database by coordinates. */
const ZONE_CORRECTIONS: Readonly<Record<string, string>> = {
  BAX: "Asia/Barnaul",
  BBA: "America/Punta_Arenas",
  BWT: "Australia/Hobart",
  CUU: "America/Chihuahua",
  DEE: "Asia/Sakhalin",
  EKS: "Asia/Sakhalin",
  HVD: "Asia/Hovd",
  KIE: "Pacific/Bougainville",
  MLG: "Asia/Jakarta",
  MXB: "Asia/Makassar",
  NGK: "Asia/Sakhalin",
  NIU: "Pacific/Tahiti",
  NPO: "Asia/Pontianak",
  OVS: "Asia/Yekaterinburg",
  PNT: "America/Punta_Arenas",
  PSC: "America/Los_Angeles",
  PSU: "Asia/Pontianak",
  PUQ: "America/Punta_Arenas",
  RMT: "Pacific/Tahiti",
  SQG: "Asia/Pontianak",
  STM: "America/Santarem",
  SUK: "Asia/Yakutsk",
  TBM: "Asia/Pontianak",
  TBT: "America/Eirunepe",
  TJG: "Asia/Makassar",
  TMT: "America/Santarem",
  TOF: "Asia/Tomsk",
  ULG: "Asia/Hovd",
  ULK: "Asia/Yakutsk",
  ULO: "Asia/Hovd",
  ZRJ: "America/Winnipeg",
};
/** Flights in Xinjiang too go by the clock of all China. */
const CHINA = "Asia/Shanghai";
/** Airports that the package lacks, or has without what tells a real one. */
const ADDED = [
  "COQ|MN|Asia/Ulaanbaatar|48.1357|114.6463|Choibalsan Airport",
  "GBT|IR|Asia/Tehran|36.9094|54.4013|Gorgan Airport",
  "MEA|BR|America/Sao_Paulo|-22.3430|-41.7660|Macae Benedito Lacerda Airport",
  "MLH|FR|Europe/Paris|47.5896|7.5299|EuroAirport Mulhouse",
  "TDD|BO|America/La_Paz|-14.8187|-64.9180|Teniente Jorge Henrich Arauz Airport",
];
const RUNWAY_TYPES = new Set(["large_airport", "medium_airport", "small_airport"]);
const NOT_FOR_PASSENGERS =
  /heliport|helipad|sea ?plane|\bAFB\b|\bAB\b|air force|army|naval|metropolitan area|sea port|\bAAF\b|marine corps|air ?base|\bmil\b|test range/i;

const packageFile = process.argv[2];
if (!packageFile) throw new Error("name the package's lib/index.js");
const { findAirports } = createRequire(import.meta.url)(path.resolve(packageFile));
const airports = Source.parse(await findAirports({ has_scheduled_service: true }));

const FILE = "data/reference/airports.csv";
const before = readText(readFileSync(FILE, "utf8"), airportTable(isCountry));
const network = before.filter(({ nameUz }) => nameUz !== null);
const known = new Set(network.map(({ code }) => code));
const kept = new Map(before.map((row) => [row.code, row]));
const made = new Map(ADDED.map((row) => [row.slice(0, 3), row]));
for (const airport of airports) {
  if (isPassengerAirport(airport) && !known.has(airport.iata)) made.set(airport.iata, toRow(airport));
}
const lines = [...network.map(networkLine), ...[...made.values()].sort().map(worldLine)];
writeFileSync(FILE, `${["code,city,country,time_zone,latitude,longitude,name_en,name_ru,name_uz,former_codes", ...lines].join("\n")}\n`);
console.log(`${lines.length} airports`);

function networkLine({ nameRu, nameUz, formerCodes, ...row }: AirportRow): string {
  const names = [row.nameEn, nameRu ?? "", nameUz ?? ""];
  return toLine([row.code, row.cityCode, row.country, row.timeZone, row.latitude, row.longitude, ...names, formerCodes.join("|")]);
}

/** @param row `code|country|zone|latitude|longitude|name` */
function worldLine(row: string): string {
  const [code = "", country = "", zone = "", latitude = "", longitude = "", name = ""] = row.split("|");
  const { cityCode = "", formerCodes = [] } = kept.get(code) ?? {};
  return toLine([code, cityCode, country, zone, latitude, longitude, name, "", "", formerCodes.join("|")]);
}

function toLine(cells: readonly (string | number)[]): string {
  return cells.map((cell) => (/[",]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell)).join(",");
}

/** The package flags almost everything as scheduled: an IATA code, an ICAO code and an article of its own tell the real ones. */
function isPassengerAirport(airport: SourceAirport): boolean {
  return (
    /^[A-Z]{3}$/.test(airport.iata) &&
    airport.icao !== "" &&
    airport.wikipedia !== "" &&
    RUNWAY_TYPES.has(airport.type) &&
    !NOT_FOR_PASSENGERS.test(airport.airport) &&
    isZone(airport.time)
  );
}

/** `code|country|zone|latitude|longitude|name` */
function toRow(airport: SourceAirport): string {
  const zone = airport.country_code === "CN" ? CHINA : (ZONE_CORRECTIONS[airport.iata] ?? airport.time);
  const name = airport.airport.replaceAll("|", " ").replace(/\s+/g, " ").trim();
  return [airport.iata, airport.country_code, zone, airport.latitude.toFixed(4), airport.longitude.toFixed(4), name].join("|");
}
