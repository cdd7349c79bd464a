import type { Currency } from "@/lib/domain/money";
import type { BrandSet } from "./brands";

/** What the generator has to know of a carrier. All of it is invented, save the codes. */
export interface DemoCarrier {
  code: string;
  file: "uzbekistan" | "neighbours" | "world";
  timeMode: "L" | "U";
  currency: Currency;
  /** Price level, 1 is ordinary. */
  level: number;
  brands: BrandSet;
  /** Airport over which through fares are filed; null where the carrier sells sectors only. */
  hub: string | null;
  /** Aircraft type to configuration. */
  fleet: Readonly<Record<string, string>>;
}

type Row = [code: string, file: DemoCarrier["file"], mode: "L" | "U", Currency, number, BrandSet, hub: string | null, fleet: string];

const ROWS: readonly Row[] = [
  ["HY", "uzbekistan", "L", "UZS", 1, "uzbekistan", "TAS", "320 C12Y138 32N C12Y138 32Q C16Y170 321 C16Y170 76W C15Y249 788 C24Y222"],
  ["C6", "uzbekistan", "L", "USD", 0.78, "budget", null, "32N Y186 321 Y220 339 Y363"],
  ["HH", "uzbekistan", "L", "USD", 0.76, "budget", null, "320 Y180 321 Y220 32Q Y232"],
  ["X0", "uzbekistan", "L", "USD", 0.82, "charter", null, "73H Y189"],
  ["SU", "neighbours", "L", "RUB", 0.98, "aeroflot", "SVO", "320 C8Y150 32N C12Y144 321 C16Y167 73H C20Y138 333 C34Y267 77W C30Y397"],
  ["S7", "neighbours", "L", "RUB", 0.9, "standard", "OVB", "32N C8Y156"],
  ["U6", "neighbours", "L", "RUB", 0.86, "standard", "SVX", "320 C12Y138 321 C12Y195"],
  ["UT", "neighbours", "L", "RUB", 0.85, "standard", "VKO", "73H C8Y168"],
  ["WZ", "neighbours", "L", "RUB", 0.8, "budget", null, "SU9 Y100 321 Y220"],
  ["ZF", "neighbours", "L", "RUB", 0.84, "charter", null, "73H Y189 752 Y238 763 Y336"],
  ["KC", "neighbours", "L", "USD", 1, "standard", "ALA", "32N C16Y132 32Q C16Y150 76W C30Y193"],
  ["DV", "neighbours", "L", "USD", 0.84, "standard", null, "735 C8Y110 73H C8Y168 7M8 C8Y168"],
  ["SZ", "neighbours", "L", "USD", 0.92, "standard", "DYU", "73H C16Y150"],
  ["T5", "neighbours", "L", "USD", 0.95, "standard", "ASB", "73H C16Y144 77W C24Y352"],
  ["J2", "neighbours", "L", "EUR", 0.96, "standard", "GYD", "32N C12Y150 788 C22Y187 E90 C8Y98"],
  ["A9", "neighbours", "L", "EUR", 0.92, "standard", null, "E90 C10Y94"],
  ["B2", "neighbours", "L", "EUR", 0.9, "standard", "MSQ", "73H C12Y156 E95 C9Y98"],
  [
    "TK",
    "world",
    "U",
    "USD",
    1.02,
    "turkish",
    "IST",
    "73H C16Y135 321 C20Y158 32Q C20Y162 333 C28Y261 359 C32Y297 789 C30Y270 77W C49Y300",
  ],
  ["PC", "world", "L", "USD", 0.72, "pegasus", null, "73H Y189 32N Y186 32Q Y239"],
  ["FZ", "world", "L", "USD", 0.86, "flydubai", "DXB", "73H C12Y162 7M8 C10Y156"],
  ["EK", "world", "U", "USD", 1.12, "emirates", "DXB", "77W C42Y310 388 C76Y401"],
  ["QR", "world", "U", "USD", 1.08, "qatar", "DOH", "320 C12Y132 77W C42Y316 788 C22Y232 359 C36Y247"],
  ["G9", "world", "L", "USD", 0.74, "budget", null, "320 Y168 32N Y174 32Q Y215"],
  ["SV", "world", "L", "USD", 0.96, "standard", "JED", "320 C20Y112 333 C36Y262"],
  ["XY", "world", "L", "USD", 0.78, "budget", null, "32N Y174"],
  ["LO", "world", "L", "EUR", 1.02, "standard", "WAW", "7M8 C18Y168 788 C18Y234 E95 C12Y106"],
  ["LH", "world", "L", "EUR", 1.12, "standard", "FRA", "32N C20Y160 333 C42Y213 359 C48Y245"],
  ["LY", "world", "L", "USD", 1.1, "standard", null, "73H C16Y150 789 C32Y250"],
  ["KE", "world", "L", "USD", 1.06, "standard", "ICN", "321 C8Y174 333 C24Y260 77W C42Y249"],
  ["OZ", "world", "L", "USD", 1, "standard", "ICN", "321 C12Y159 333 C28Y270"],
  ["CZ", "world", "L", "USD", 0.84, "standard", "URC", "73H C8Y156 32N C8Y158 333 C30Y256"],
  ["CA", "world", "L", "USD", 0.88, "standard", "PEK", "321 C12Y173 333 C30Y271"],
  ["AI", "world", "L", "USD", 0.86, "standard", "DEL", "32N C8Y168 788 C18Y238"],
  ["PK", "world", "L", "USD", 0.85, "standard", "LHE", "320 C8Y159 77W C35Y358"],
  ["VN", "world", "L", "USD", 0.9, "standard", "HAN", "321 C16Y187 789 C28Y246"],
  ["VJ", "world", "L", "USD", 0.7, "budget", null, "32Q Y240 333 Y377"],
];

export const CARRIERS: readonly DemoCarrier[] = ROWS.map(([code, file, timeMode, currency, level, brands, hub, fleet]) => {
  const words = fleet.split(" ");
  const types = words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? ""]] : []));
  return { code, file, timeMode, currency, level, brands, hub, fleet: Object.fromEntries(types) };
});

/** @throws Error where timetable.txt names a carrier that is not in the table */
export function demoCarrier(code: string): DemoCarrier {
  const found = CARRIERS.find((carrier) => carrier.code === code);
  if (!found) throw new Error(`no data for carrier ${code}`);
  return found;
}
