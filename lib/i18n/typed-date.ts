import { dayNumber, isDate } from "@/lib/domain/dates";
import { MONTHS } from "@/lib/domain/text/days";
import { MONTHS_SHORT } from "@/lib/domain/text/short-names";
import { birthOf, expiryOf, possibleDays } from "@/lib/domain/times/short-dates";
import { MONTHS_ALONE } from "./calendar-names";

/** What a date is of: it decides the century of a year of two digits, and whether the year may be left out. */
export type DateUse = "birth" | "expiry" | "travel" | "list";

/** In which sense a typed date is read. @property today `YYYY-MM-DD` */
export interface ReadingOf {
  use: DateUse;
  today: string;
}

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2199;

/**
 * `YYYY-MM-DD` of a date typed in any usual form, the day before the month: `120585`, `12051985`, `12MAY85`, `12.5.85`, `12/05/1985`,
 * `1985-05-12`, `12 мая 1985 г.`, `1985-yil 12-may`. A date of travel may leave the year out (`12DEC`, `12.12`): it is the next such day, and in a list's filter the nearest.
 * @returns null where it is no date, or not one yet
 */
export function readTypedDate(text: string, reading: ReadingOf): string | null {
  const pieces = piecesOf(text);
  const read = pieces && datePartsOf(pieces);
  return read ? dateOf(read, reading) : null;
}

/** Whether a text is written as a date of travel, of a day that no month has: `31.02`, `29.02.27`, `12.13`. */
export function isNoSuchDay(text: string, today: string): boolean {
  const pieces = piecesOf(text);
  const read = pieces && datePartsOf(pieces);
  if (!read || read.day.length > 2 || read.month.length > 2 || read.month === "") return false;
  return (
    [0, 2, 4].includes(read.year.length) && dateOf(read, { use: "travel", today }) === null && dateOf(read, { use: "list", today }) === null
  );
}

/**
 * Up to two dates of travel in one text, the second not before the first: `12DEC 19DEC`, `28.12 – 3.1`.
 * @returns null where a part of it is no date
 */
export function readTravelDates(text: string, today: string): string[] | null {
  const single = readTypedDate(text, { use: "travel", today });
  if (single) return [single];
  for (const { index } of text.matchAll(/[\s,–—-]+/g)) {
    const out = readTypedDate(text.slice(0, index), { use: "travel", today });
    const back = out && readTypedDate(text.slice(index), { use: "travel", today: out });
    if (out && back && back >= out) return [out, back];
  }
  return null;
}

type Piece = { kind: "number"; digits: string } | { kind: "month"; month: number };

/** Said of a year and of nothing else: `1985-yil`, `1985 г.`, `1985 года`. */
const YEAR_WORDS = ["yil", "г", "год", "года"];

/** The numbers and months of a text; null where it holds anything else. */
function piecesOf(text: string): Piece[] | null {
  if (!/^[\p{L}\d\s.,/‐‑–—-]*$/u.test(text)) return null;
  const words = text.toLowerCase().match(/\d+|\p{L}+/gu) ?? [];
  const pieces = words.filter((word) => !YEAR_WORDS.includes(word)).map(pieceOf);
  return pieces.every((piece) => piece !== null) ? pieces : null;
}

function pieceOf(word: string): Piece | null {
  if (/^\d/.test(word)) return { kind: "number", digits: word };
  const month = monthOf(word);
  return month === null ? null : { kind: "month", month };
}

/** Names of all languages: an agent's keyboard is not always in the language of the page. */
const MONTH_NAMES = [MONTHS, MONTHS_ALONE, MONTHS_SHORT].flatMap((byLocale) =>
  Object.values(byLocale).flatMap((names) => names.map((name, index) => ({ name: name.toLowerCase(), month: index + 1 }))),
);

const SHORTEST_NAME = 3;

/** 1 to 12 of a name or its beginning; null where months share it, as `iyu` in Uzbek. */
function monthOf(word: string): number | null {
  if (word.length < SHORTEST_NAME) return null;
  const found = new Set(MONTH_NAMES.filter(({ name }) => name.startsWith(word)).map(({ month }) => month));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** As they are written; the year is empty where it is left out. */
interface DateParts {
  day: string;
  month: string;
  year: string;
}

function datePartsOf(pieces: readonly Piece[]): DateParts | null {
  const numbers = pieces.flatMap((piece) => (piece.kind === "number" ? [piece.digits] : []));
  const months = pieces.flatMap((piece) => (piece.kind === "month" ? [String(piece.month)] : []));
  const [first = "", second = "", ...others] = numbers;
  if (months.length > 1 || others.length > 1) return null;
  const [month] = months;
  if (month === undefined) return inNumbers(first, second, others[0]);
  if (first === "" || others.length > 0) return null;
  // A year of four digits may come before its day.
  return first.length === 4 ? { year: first, month, day: second } : { day: first, month, year: second };
}

function inNumbers(first: string, second: string, third: string | undefined): DateParts | null {
  if (third !== undefined)
    return first.length === 4 ? { year: first, month: second, day: third } : { day: first, month: second, year: third };
  if (second !== "") return { day: first, month: second, year: "" };
  if (first.length === 8) return inEightDigits(first);
  const isShort = first.length === 6 || first.length === 4;
  return isShort ? { day: first.slice(0, 2), month: first.slice(2, 4), year: first.slice(4) } : null;
}

/** `12051985`, or `19850512` where the former is no date. */
function inEightDigits(digits: string): DateParts {
  const dayFirst = { day: digits.slice(0, 2), month: digits.slice(2, 4), year: digits.slice(4) };
  return fullDate(dayFirst) ? dayFirst : { year: digits.slice(0, 4), month: digits.slice(4, 6), day: digits.slice(6) };
}

function dateOf(parts: DateParts, { use, today }: ReadingOf): string | null {
  const { day, month, year } = parts;
  if (year.length === 4) return fullDate(parts);
  if (day.length > 2 || month.length > 2) return null;
  if (use === "travel") return nextDay(parts, today);
  if (use === "list") return nearestDay(parts, today);
  if (year.length !== 2) return null;
  return use === "birth" ? birthOf(parts, today) : expiryOf(parts, today);
}

/** Nobody sells the next century: `12DEC 19` is no day of 2119. */
function nextDay({ day, month, year }: DateParts, today: string): string | null {
  if (year.length !== 2 && year !== "") return null;
  const possible =
    year === ""
      ? nextYears(today).flatMap((each) => fullDate({ day, month, year: each }) ?? [])
      : possibleDays({ day, month, year }, today);
  const next = possible.find((date) => date >= today) ?? null;
  return next !== null && Number(next.slice(0, 4)) - Number(today.slice(0, 4)) <= YEARS_AHEAD ? next : null;
}

/** What stands in a list has been or will be: of the days that are meant, the one nearest to today. */
function nearestDay({ day, month, year }: DateParts, today: string): string | null {
  if (year.length !== 2 && year !== "") return null;
  const thisYear = Number(today.slice(0, 4));
  const years = [-1, 0, 1].map((away) => String(thisYear + away));
  const possible =
    year === "" ? years.flatMap((each) => fullDate({ day, month, year: each }) ?? []) : possibleDays({ day, month, year }, today);
  const away = (date: string) => Math.abs(dayNumber(date) - dayNumber(today));
  return possible.toSorted((left, right) => away(left) - away(right))[0] ?? null;
}

/** As far as a 29 February may be away. */
const YEARS_AHEAD = 8;

function nextYears(today: string): string[] {
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, later) => String(Number(today.slice(0, 4)) + later));
}

/** `YYYY-MM-DD` of a day that exists, between 1900 and 2199. */
function fullDate({ day, month, year }: DateParts): string | null {
  if (day.length > 2 || month.length > 2 || Number(year) < EARLIEST_YEAR || Number(year) > LATEST_YEAR) return null;
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(date) ? date : null;
}
