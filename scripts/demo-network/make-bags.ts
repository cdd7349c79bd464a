import type { Currency } from "@/lib/domain/money";
import { CARRIERS, type DemoCarrier } from "./carriers";
import type { CsvRow } from "./csv";
import { filed } from "./price-level";

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
