import { dayNumber, weekday } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import { assertMinor, type Currency, MINOR_PER_MAJOR } from "@/lib/domain/money";

// Own tables: Intl lacks Uzbek in some run times, and a receipt has to read the same everywhere.
const WEEKDAYS: Readonly<Record<Locale, readonly string[]>> = {
  uz: ["du", "se", "chor", "pay", "ju", "shan", "yak"],
  ru: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"],
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
};
const MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  uz: ["yanvar", "fevral", "mart", "aprel", "may", "iyun", "iyul", "avgust", "sentabr", "oktabr", "noyabr", "dekabr"],
  ru: ["января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря"],
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
};
const NO_BREAK_SPACE = "\u00a0";
const SEPARATORS: Readonly<Record<Locale, { group: string; decimal: string }>> = {
  uz: { group: NO_BREAK_SPACE, decimal: "," },
  ru: { group: NO_BREAK_SPACE, decimal: "," },
  en: { group: ",", decimal: "." },
};

/**
 * `5 December 2026`, `5 декабря 2026`, `5-dekabr 2026`.
 * @param date starts with `YYYY-MM-DD`; what follows is ignored
 */
export function formatDate(date: string, locale: Locale): string {
  const month = MONTHS[locale][Number(date.slice(5, 7)) - 1] ?? "";
  const day = Number(date.slice(8, 10));
  const dayAndMonth = locale === "uz" ? `${day}-${month}` : `${day} ${month}`;
  return `${dayAndMonth} ${date.slice(0, 4)}`;
}

/**
 * The date with its weekday in front: `Sat, 5 December 2026`.
 * @param date starts with `YYYY-MM-DD`
 */
export function formatDateWithWeekday(date: string, locale: Locale): string {
  return `${WEEKDAYS[locale][weekday(dayNumber(date))] ?? ""}, ${formatDate(date, locale)}`;
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
