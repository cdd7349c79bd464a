import type { Currency, FiledCurrency } from "@/lib/domain/money";

/** The demonstration's exchange rates: UZS for one unit. */
export const UZS_PER_UNIT: Readonly<Record<FiledCurrency, number>> = {
  ...{ UZS: 1, USD: 12_150, EUR: 14_050, RUB: 152 },
  ...{ KZT: 23.5, AED: 3_308, TRY: 287, GBP: 16_020, INR: 136, CNY: 1_712 },
};

/** Amounts as carriers file them: no odd change. */
const STEP: Readonly<Record<Currency, number>> = { UZS: 10_000, USD: 1, EUR: 1, RUB: 50 };

/** Price of each booking class, 1 is the lowest economy fare. */
const CLASS_LEVEL: Readonly<Record<string, number>> = {
  T: 1,
  L: 1,
  Q: 1.14,
  K: 1.3,
  H: 1.48,
  M: 1.68,
  B: 1.92,
  Y: 2.3,
  D: 2.7,
  C: 3.3,
  J: 4,
};

/** Lowest one-way economy fare for a distance at level 1, US dollars. */
export function lowestDollars(kilometres: number, domestic: boolean): number {
  if (domestic) return 30 + 0.03 * kilometres;
  return 38 + 0.04 * Math.min(kilometres, 4000) + 0.03 * Math.max(0, kilometres - 4000);
}

/** @param surcharge of the brand, percent of the lowest fare */
export function classDollars(lowest: number, bookingClass: string, surcharge: number): number {
  return lowest * ((CLASS_LEVEL[bookingClass] ?? 1) + surcharge / 100);
}

/** Dollars in a currency, in the steps in which amounts are filed; whole major units. */
export function filed(dollars: number, currency: Currency): number {
  const amount = (dollars * UZS_PER_UNIT.USD) / UZS_PER_UNIT[currency];
  return Math.round(amount / STEP[currency]) * STEP[currency];
}

/** A number from -1 to 1 that a text always gives: prices differ between carriers and cities, and never between two runs. */
export function wobble(text: string): number {
  return ((hashOf(text) >>> 8) % 2001) / 1000 - 1;
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return hash;
}
