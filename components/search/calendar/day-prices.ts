import type { CalendarDay } from "@/lib/contracts/calendar";
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
export function lowestAmount(days: readonly CalendarDay[]): number | null {
  const amounts = days.flatMap(({ lowest }) => (lowest ? [lowest.price.amount] : []));
  const least = Math.min(...amounts);
  return amounts.some((amount) => amount > least) ? least : null;
}
