import type { Locale } from "../localized";

/** Months as they stand in a date: Russian ones in the genitive. */
export const MONTHS: Record<Locale, readonly string[]> = {
  en: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
  ru: ["января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря"],
  uz: ["yanvar", "fevral", "mart", "aprel", "may", "iyun", "iyul", "avgust", "sentabr", "oktabr", "noyabr", "dekabr"],
};

/**
 * `5 December`, `5 декабря`, `5-dekabr`: an Uzbek suffix may follow, which it could not after a month that is cut short.
 * @param date starts with `YYYY-MM-DD`; what follows is ignored
 */
export function dayOfYear(date: string, locale: Locale): string {
  const month = MONTHS[locale][Number(date.slice(5, 7)) - 1] ?? "";
  return `${Number(date.slice(8, 10))}${locale === "uz" ? "-" : " "}${month}`;
}

/**
 * `5 December 2026`, `5 декабря 2026`, `2026-yil 5-dekabr`.
 * @param date starts with `YYYY-MM-DD`; what follows is ignored
 */
export function dayInWords(date: string, locale: Locale): string {
  const year = date.slice(0, 4);
  return locale === "uz" ? `${year}-yil ${dayOfYear(date, locale)}` : `${dayOfYear(date, locale)} ${year}`;
}
