import { dayNumber, weekday } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { assertMinor, type Currency, MINOR_PER_MAJOR } from "@/lib/domain/money";
import { dayInWords } from "@/lib/domain/text/days";

// Own tables: Intl lacks Uzbek in some run times, and a receipt has to read the same everywhere.
const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  uz: ["du", "se", "chor", "pay", "ju", "shan", "yak"],
  ru: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
};
const NO_BREAK_SPACE = "\u00a0";
const SEPARATORS: Readonly<Record<Locale, { group: string; decimal: string }>> = {
  uz: { group: NO_BREAK_SPACE, decimal: "," },
  ru: { group: NO_BREAK_SPACE, decimal: "," },
  en: { group: ",", decimal: "." },
};

/**
 * The date with its weekday: `Sat, 5 December 2026`, `сб, 5 декабря 2026`, `2026-yil 5-dekabr, shan`.
 * @param date starts with `YYYY-MM-DD`
 */
export function formatDateWithWeekday(date: string, locale: Locale): string {
  const [day, name] = [dayInWords(date, locale), WEEKDAYS[locale][weekday(dayNumber(date))] ?? ""];
  return locale === "uz" ? `${day}, ${name}` : `${name}, ${day}`;
}

/**
 * An amount with its currency, `1,250,000 UZS`: decimals only where there are any, but always in the other currencies.
 * @param minor integer of minor units, 0 or more
 */
export function formatMoney(minor: number, currency: Currency, locale: Locale): string {
  assertMinor(minor);
  const { group, decimal } = SEPARATORS[locale];
  const whole = String(Math.floor(minor / MINOR_PER_MAJOR)).replace(/\B(?=(\d{3})+$)/g, group);
  const rest = minor % MINOR_PER_MAJOR;
  const decimals = rest === 0 && currency === "UZS" ? "" : `${decimal}${String(rest).padStart(2, "0")}`;
  return `${whole}${decimals}${NO_BREAK_SPACE}${currency}`;
}
