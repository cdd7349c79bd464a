import { dayNumber, weekday } from "@/lib/domain/dates";
import type { Locale } from "@/lib/domain/localized";
import type { Currency, FiledCurrency } from "@/lib/domain/money";
import { tashkentText } from "@/lib/domain/tashkent";
import { MONTHS } from "@/lib/domain/text/days";
import { CURRENCY_NAMES, MONTHS_SHORT } from "@/lib/domain/text/short-names";
import { MONTHS_ALONE, WEEKDAYS, WEEKDAYS_SHORT } from "./calendar-names";

/**
 * Texts of dates, times, durations and amounts, the same on the server and in every browser. Dates are `YYYY-MM-DD` or the interface's
 * `YYYY-MM-DD HH:MM:SS`; they are shown on the clock they were written for, nothing is shifted unless the name says so.
 */

const NO_BREAK = "\u00a0";
/** Uzbek writes `20-noy`; an ordinary hyphen would let the line break inside it. */
const NO_BREAK_HYPHEN = "\u2011";
const MINUS = "\u2212";

const DURATION_UNITS: Record<Locale, { hour: string; minute: string }> = {
  en: { hour: "h", minute: "min" },
  ru: { hour: "ч", minute: "мин" },
  uz: { hour: "soat", minute: "daq" },
};

interface DateParts {
  year: number;
  /** From 0. */
  month: number;
  day: number;
}

function partsOf(date: string): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) - 1, day: Number(date.slice(8, 10)) };
}

/** `20 Nov`, `20 ноя`, `20-noy` */
export function formatDayMonth(date: string, locale: Locale): string {
  const { month, day } = partsOf(date);
  const name = MONTHS_SHORT[locale][month] ?? "";
  return locale === "uz" ? `${day}${NO_BREAK_HYPHEN}${name}` : `${day}${NO_BREAK}${name}`;
}

/** `Fri, 20 Nov`, `пт, 20 ноя`, `ju, 20-noy` */
export function formatWeekdayDate(date: string, locale: Locale): string {
  return `${formatWeekday(date, locale)}, ${formatDayMonth(date, locale)}`;
}

/** `20 Nov 2026`, `20 ноя 2026`, `2026-yil 20-noyabr`: an Uzbek suffix may follow, which it could not after a month that is cut short. */
export function formatDate(date: string, locale: Locale): string {
  const { year, month, day } = partsOf(date);
  if (locale === "uz") return `${year}${NO_BREAK_HYPHEN}yil${NO_BREAK}${day}${NO_BREAK_HYPHEN}${MONTHS.uz[month] ?? ""}`;
  return `${formatDayMonth(date, locale)}${NO_BREAK}${year}`;
}

/** `Friday, 20 November 2026`, `пятница, 20 ноября 2026 г.`, `2026-yil 20-noyabr, juma` */
export function formatLongDate(date: string, locale: Locale): string {
  const { year, month, day } = partsOf(date);
  const name = MONTHS[locale][month] ?? "";
  const weekdayName = WEEKDAYS[locale][weekday(dayNumber(date))] ?? "";
  if (locale === "uz") return `${year}${NO_BREAK_HYPHEN}yil ${day}${NO_BREAK_HYPHEN}${name}, ${weekdayName}`;
  return `${weekdayName}, ${day} ${name} ${year}${locale === "ru" ? " г." : ""}`;
}

/** `November 2026`, `Ноябрь 2026`, `Noyabr 2026` */
export function formatMonth(date: string, locale: Locale): string {
  const { year, month } = partsOf(date);
  return `${MONTHS_ALONE[locale][month] ?? ""} ${year}`;
}

/** A source names a day, or only a month: `2026-02`. */
export function formatSourceDate(date: string, locale: Locale): string {
  if (date.length >= "YYYY-MM-DD".length) return formatDate(date, locale);
  const month = formatMonth(date, locale);
  return locale === "en" ? month : month.toLowerCase();
}

/** `Fri`, `пт`, `ju` */
export function formatWeekday(date: string, locale: Locale): string {
  return WEEKDAYS_SHORT[locale][weekday(dayNumber(date))] ?? "";
}

/** `08:15` of a `YYYY-MM-DD HH:MM:SS` (or with `T`). */
export function formatTime(dateTime: string): string {
  return dateTime.slice(11, 16);
}

/** `20 Nov 2026, 14:30` of a local `YYYY-MM-DD HH:MM:SS`. */
function formatDateTime(dateTime: string, locale: Locale): string {
  return `${formatDate(dateTime, locale)}, ${formatTime(dateTime)}`;
}

/** A moment in UTC, `YYYY-MM-DD HH:MM:SS`, as a Tashkent clock shows it: `20 Nov 2026, 19:30`. */
export function formatInstant(utcText: string, locale: Locale): string {
  const instant = new Date(`${utcText.slice(0, 10)}T${utcText.slice(11, 19)}Z`);
  return formatDateTime(tashkentText(instant), locale);
}

/** How many calendar days the second date lies after the first: `+1`, `−1`, or empty on the same day. */
export function formatDayOffset(from: string, to: string): string {
  const days = dayNumber(to) - dayNumber(from);
  if (days === 0) return "";
  return days > 0 ? `+${days}` : `${MINUS}${-days}`;
}

/** `2 h 35 min`, `2 ч 35 мин`, `2 soat 35 daq`; whole hours and short spans leave the other part out. */
export function formatDuration(minutes: number, locale: Locale): string {
  const { hour, minute } = DURATION_UNITS[locale];
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? `${hours}${NO_BREAK}${hour}` : "", rest > 0 || hours === 0 ? `${rest}${NO_BREAK}${minute}` : ""];
  return parts.filter(Boolean).join(NO_BREAK);
}

const SHORT_UNITS = { en: { hour: "h", minute: "m" }, ru: { hour: "ч", minute: "м" } } as const;

/** `2h 35m`, `2ч 35м`, where durations stand under each other in little room; Uzbek has no short signs: `2 soat 35 daq`. */
export function formatShortDuration(minutes: number, locale: Locale): string {
  if (locale === "uz") return formatDuration(minutes, locale);
  const { hour, minute } = SHORT_UNITS[locale];
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 ? `${hours}${hour}` : "", rest > 0 || hours === 0 ? `${rest}${minute}` : ""];
  return parts.filter(Boolean).join(NO_BREAK);
}

/** `1 234 500`; cents only where there are any: `1 234,50` (`1,234.50` in English). */
export function formatNumber(amount: number, locale: Locale): string {
  const [whole = "", cents = ""] = Math.abs(amount).toFixed(2).split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, locale === "en" ? "," : NO_BREAK);
  const fraction = cents === "00" ? "" : `${locale === "en" ? "." : ","}${cents}`;
  return `${amount < 0 ? MINUS : ""}${grouped}${fraction}`;
}

/**
 * `1 234 500 soʻm`, `1 234 500 сум`, `1,234,500 UZS`
 * @param amount major units, as the interface gives them
 */
export function formatMoney(amount: number, currency: FiledCurrency, locale: Locale): string {
  return `${formatNumber(amount, locale)}${NO_BREAK}${CURRENCY_NAMES[locale][currency]}`;
}

/** `3.5 %` of a share of 0.035. @param decimals at most so many */
export function formatPercent(share: number, locale: Locale, decimals = 1): string {
  const text = String(Number((share * 100).toFixed(decimals))).replace("-", MINUS);
  return `${locale === "en" ? text : text.replace(".", ",")}${NO_BREAK}%`;
}

/** `+ 120 000 soʻm`, `− 5 000 soʻm`: what one choice costs more or less than another. */
export function formatMoneyDifference(amount: number, currency: Currency, locale: Locale): string {
  return `${amount < 0 ? MINUS : "+"}${NO_BREAK}${formatMoney(Math.abs(amount), currency, locale)}`;
}

/** `YYYY-MM-DD` on the Tashkent calendar. */
export function tashkentToday(now: Date): string {
  return tashkentText(now).slice(0, 10);
}

/** `DD.MM.YYYY`, as dates are typed and printed in passports of the region. */
export function formatTypedDate(date: string): string {
  return date === "" ? "" : `${date.slice(8, 10)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}
