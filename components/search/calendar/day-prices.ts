import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import type { Locale } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import { formatNumber } from "@/lib/i18n/formats";

/** Sums are millions: in a table of days they are shown in thousands. */
export function isInThousands(currency: Currency): boolean {
  return currency === "UZS";
}

/** An amount for a narrow cell, rounded up: whole units, or thousands of them where `isInThousands`. */
export function compactAmount(amount: number, currency: Currency, locale: Locale): string {
  return formatNumber(Math.ceil(isInThousands(currency) ? amount / 1000 : amount), locale);
}

/** The lowest amount of some days, major units; null where they all cost the same, or nothing is for sale: then no day stands out. */
export function lowestAmount(days: readonly SoldDay[]): number | null {
  const amounts = days.flatMap(({ lowest }) => (lowest ? [lowest.price.amount] : []));
  const least = Math.min(...amounts);
  return amounts.some((amount) => amount > least) ? least : null;
}

export type PriceLevel = "lowest" | "low" | "usual" | "high";

/** Colours of prices; the lowest one is marked in other ways too. */
export const LEVEL_COLOURS: Readonly<Record<PriceLevel, string>> = {
  lowest: "font-semibold text-good",
  low: "text-good",
  usual: "text-ink-soft",
  high: "text-bad",
};

/** Level of a day's price among those of others: in the lower or the upper third of them, and on that side of the middle. */
export function priceLevels(days: readonly SoldDay[]): (day: SoldDay) => PriceLevel {
  const least = lowestAmount(days);
  const amounts = days.flatMap(({ lowest }) => (lowest ? [lowest.price.amount] : [])).sort((left, right) => left - right);
  const at = (part: number) => amounts[Math.floor(part * (amounts.length - 1))] ?? 0;
  const [lower, middle, upper] = [at(1 / 3), at(1 / 2), at(2 / 3)];
  return ({ lowest }) => {
    const amount = lowest?.price.amount ?? middle;
    if (amount === least) return "lowest";
    if (amount <= lower && amount < middle) return "low";
    return amount >= upper && amount > middle ? "high" : "usual";
  };
}
