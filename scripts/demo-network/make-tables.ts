import type { Currency } from "@/lib/domain/money";
import type { Cabin } from "@/lib/domain/offer";
import { airport } from "@/lib/reference/block-time";
import { classesOf } from "./brands";
import { CARRIERS, type DemoCarrier } from "./carriers";
import type { CsvRow } from "./csv";
import { filed, UZS_PER_UNIT } from "./price-level";

/** From so many days before departure, how strongly low classes are held back: 0 not at all, 1 the lowest is closed. */
const HOLDING_BACK: readonly (readonly [daysBefore: number, strength: number])[] = [
  [330, 0],
  [60, 0.15],
  [30, 0.35],
  [14, 0.6],
  [7, 0.8],
  [3, 0.92],
  [1, 1],
];
/** Share of the cabin that the lowest class gets long before departure. */
const LOWEST_PERCENT: Readonly<Record<Cabin, number>> = { E: 18, B: 40 };

export function inventoryRows(): CsvRow[] {
  return CARRIERS.flatMap((carrier) => [...cabinRules(carrier, "B"), ...cabinRules(carrier, "E")]);
}

function cabinRules({ code, brands }: DemoCarrier, cabin: Cabin): CsvRow[] {
  const classes = [...classesOf(brands, cabin)];
  return classes.flatMap((bookingClass, index) => {
    const lowness = lownessOf(index, classes.length);
    const early = earlyPercent(index, classes.length, cabin);
    return HOLDING_BACK.map(([daysBefore, strength]) => ({
      carrier: code,
      booking_class: bookingClass,
      cabin,
      days_before: daysBefore,
      authorised_percent: Math.round(early * (1 - strength * lowness ** 0.6)),
    }));
  });
}

/** Share of the cabin that a class may sell long before departure, percent. @param index from 0, the highest class */
export function earlyPercent(index: number, count: number, cabin: Cabin): number {
  return 100 - (100 - LOWEST_PERCENT[cabin]) * lownessOf(index, count);
}

function lownessOf(index: number, count: number): number {
  return count < 2 ? 0 : index / (count - 1);
}

export function rateRows(): CsvRow[] {
  return Object.entries(UZS_PER_UNIT).flatMap(([base, rate]) => (base === "UZS" ? [] : [{ base, quote: "UZS", rate }]));
}

/** By country of departure: `code name adult child infant` international, then domestic where it is charged. Currency first. */
const AIRPORT_CHARGES: Readonly<Record<string, string>> = {
  UZ: "USD|UZ Airport passenger charge|14 14 0|2 2 0",
  RU: "RUB|RI Airport passenger charge|950 950 0|420 420 0",
  KZ: "USD|KZ Airport passenger charge|11 11 0|3 3 0",
  KG: "USD|KG Airport passenger charge|10 10 0|3 3 0",
  TJ: "USD|TJ Airport passenger charge|16 16 0|5 5 0",
  TM: "USD|TM Airport passenger charge|18 18 0|2 2 0",
  AZ: "USD|AZ Airport passenger charge|15 15 0|3 3 0",
  GE: "USD|GE Airport passenger charge|17 17 0|4 4 0",
  AM: "USD|AM Departure charge|26 26 0|0 0 0",
  BY: "EUR|BY Airport passenger charge|12 12 0|3 3 0",
  TR: "EUR|TR Airport service charge|17 17 0|3 3 0",
  DE: "EUR|OY Air transport tax|15 15 0|15 15 0;EUR|RA Airport passenger charge|27 27 0|24 24 0",
  GB: "EUR|GB Air passenger duty|103 0 0|8 0 0;EUR|UB Passenger service charge|34 34 0|20 20 0",
  FR: "EUR|FR Civil aviation tax|9 9 0|5 5 0;EUR|QX Airport passenger charge|24 24 0|20 20 0",
  IT: "EUR|IT Embarkation tax|17 9 0|10 5 0;EUR|HB Council city tax|7 7 0|7 7 0",
  ES: "EUR|JD Departure charge|18 18 0|12 12 0;EUR|QV Security charge|4 4 0|4 4 0",
  AT: "EUR|AT Passenger service charge|22 22 0|20 20 0;EUR|QD Air transport levy|12 12 0|12 12 0",
  CZ: "EUR|CZ Passenger service charge|21 21 0|10 10 0",
  HU: "EUR|HU Passenger service charge|20 20 0|10 10 0",
  LV: "EUR|LV Passenger service charge|10 10 0|5 5 0",
  PL: "EUR|XW Passenger service charge|13 13 0|7 7 0",
  AE: "USD|AE Passenger service charge|21 21 0|10 10 0;USD|F6 Passenger facilities charge|11 11 0|5 5 0",
  QA: "USD|QA Passenger facilities charge|17 17 0|5 5 0",
  SA: "USD|SA Airport passenger charge|24 24 0|6 6 0",
  KW: "USD|KW Departure charge|20 20 0|5 5 0",
  IL: "USD|IL Airport passenger charge|28 28 0|8 8 0",
  JO: "USD|JO Departure tax|40 40 0|7 7 0",
  EG: "USD|EG Departure tax|30 30 0|6 6 0",
  IN: "USD|IN Passenger service fee|12 12 0|6 6 0",
  PK: "USD|PK Departure charge|22 22 0|4 4 0",
  AF: "USD|AF Departure charge|20 20 0|5 5 0",
  MV: "USD|MV Departure tax|50 50 0|5 5 0",
  LK: "USD|LK Embarkation tax|60 60 0|5 5 0",
  TH: "USD|TS Passenger service charge|21 21 0|4 4 0",
  MY: "USD|MY Passenger service charge|17 17 0|3 3 0",
  SG: "USD|SG Passenger service charge|44 44 0|44 44 0",
  VN: "USD|JC Passenger service charge|23 12 0|5 3 0",
  ID: "USD|D5 Passenger service charge|16 16 0|9 9 0",
  KH: "USD|KH Departure charge|25 13 0|6 3 0",
  KR: "USD|BP Departure tax|13 13 0|4 4 0",
  JP: "USD|SW Passenger facilities charge|18 9 0|3 2 0;USD|TK Departure tax|7 7 0|0 0 0",
  CN: "USD|CN Airport fee|13 0 0|7 0 0",
  US: "USD|US Transportation tax|23 23 23|5 5 0;USD|XF Facility charge|5 5 0|5 5 0;USD|AY Security fee|6 6 0|6 6 0",
};

/** Surcharges per flight: `carriers currency international/domestic`. */
const SURCHARGES = ["HY USD 18/3", "TK USD 38/4", "SU RUB 2600/900", "S7 RUB 1900/700", "U6 RUB 1700/600", "UT RUB 1600/600"].concat(
  ["EK USD 60/0", "QR USD 55/0", "KC USD 15/4", "J2 EUR 14/0", "LO EUR 26/0", "LH EUR 42/0", "KE USD 46/0", "OZ USD 42/0"],
  ["CZ USD 22/5", "CA USD 24/5", "AI USD 24/4", "SV USD 20/4", "LY USD 35/0", "VN USD 20/3", "B2 EUR 12/0", "SZ USD 10/2", "T5 USD 12/2"],
);

/** @param airports all airports of the network */
export function taxRows(airports: readonly string[]): CsvRow[] {
  return [...airports.flatMap(airportCharges), ...SURCHARGES.flatMap(surcharges)];
}

function airportCharges(code: string): CsvRow[] {
  const charges = AIRPORT_CHARGES[airport(code).country];
  if (charges === undefined) throw new Error(`no airport charges for ${airport(code).country}`);
  return charges.split(";").flatMap((charge) => {
    const [currency = "", title = "", international = "", domestic = ""] = charge.split("|");
    const row = (scope: string, amounts: string) => taxRow(title.slice(0, 2), title.slice(3), { airport: code, scope, currency }, amounts);
    return [row("I", international), row("D", domestic)].filter((each) => each.adult !== 0);
  });
}

function surcharges(text: string): CsvRow[] {
  const [carrier = "", currency = "", amounts = ""] = text.split(" ");
  const [international, domestic] = amounts.split("/");
  const row = (scope: string, amount = "0") => taxRow("YQ", "Carrier surcharge", { carrier, scope, currency }, `${amount} ${amount} 0`);
  return [row("I", international), row("D", domestic)].filter((each) => each.adult !== 0);
}

interface TaxScope {
  airport?: string;
  carrier?: string;
  scope: string;
  currency: string;
}

function taxRow(code: string, name: string, where: TaxScope, amounts: string): CsvRow {
  const [adult = 0, child = 0, infant = 0] = amounts.split(" ").map(Number);
  const { airport: at = "", carrier = "", scope, currency } = where;
  return { code, name, airport: at, carrier, scope, adult, child, infant, currency };
}

/** `carrier: partners`; each pair once. */
const AGREEMENTS = [
  "HY: TK SU S7 UT U6 LH LO KE OZ CZ CA AI KC J2 EK QR B2 T5 SZ LY SV VN PK A9",
  "TK: LH LO KC J2 B2 SZ T5 CA OZ AI SV PK A9 VN DV",
  "SU: KC J2 B2 CZ CA AI VN SV SZ EK QR",
  "S7: U6 KC EK QR B2",
  "EK: FZ KC J2 AI PK KE SV LH",
  "FZ: KC",
  "QR: KC J2 SV AI PK VN",
  "KC: LH LO CZ CA KE OZ AI B2 DV SZ A9 LY",
  "LH: LO CA AI OZ J2 SV A9 LY",
  "LO: OZ CA J2 LY A9 B2",
  "J2: CZ B2 A9 PK LY",
  "CZ: KE PK VN SZ",
  "KE: OZ VN",
];

export function interlineRows(): CsvRow[] {
  const pairs = AGREEMENTS.flatMap((line) => {
    const [carrier = "", partners = ""] = line.split(": ");
    return partners.split(" ").map((partner) => [carrier, partner].sort());
  });
  return pairs.map(([first = "", second = ""]) => ({ carrier_a: first, carrier_b: second }));
}

/** `kg dollars pieces` of a bag: across borders, and inside a country. Carriers that sell everything apart have lighter ones. */
const BAGS = {
  usual: { I: ["23 45 3", "32 75 2"], D: ["23 9 3", "32 16 2"] },
  budget: { I: ["10 22 2", "20 36 2"], D: ["10 6 2", "20 11 2"] },
} as const;

const SELLING_APART: readonly DemoCarrier["brands"][] = ["budget", "pegasus", "flydubai"];

/** Extra bags of every carrier. */
export function baggageRows(): CsvRow[] {
  return CARRIERS.flatMap(({ code, brands, currency, level }) => {
    const bags = BAGS[SELLING_APART.includes(brands) ? "budget" : "usual"];
    const row = (scope: string) => (bag: string) => bagRow(code, scope, currency, level, bag);
    return [...bags.I.map(row("I")), ...bags.D.map(row("D"))];
  });
}

function bagRow(carrier: string, scope: string, currency: Currency, level: number, bag: string): CsvRow {
  const [kg = 0, dollars = 0, pieces = 0] = bag.split(" ").map(Number);
  return { carrier, scope, kg, price: filed(dollars * level, currency), currency, max_pieces: pieces };
}
