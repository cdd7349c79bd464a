import { plainBookingNumber } from "../booking/booking-number";
import { dayNumber, isDate } from "../dates";
import { flightCode } from "../schedule/inventory";
import { phonesIn } from "./phone-digits";

/** What the text in the back office's one field may be; often several things. */
export interface Sought {
  bookingNumber: string | null;
  pnr: string | null;
  /** 13 digits. */
  ticket: string | null;
  /** The whole text, and of several words the first and the last: names come in either order. */
  surnames: string[];
  /** An agency's own name for a booking. */
  reference: string | null;
  /** A code of an agency, or a part of its name. */
  agency: string | null;
  /** As claims on flights have it: `HY0101|2026-12-12`. */
  flight: string | null;
  /** Telephones, as digits with their country's code. */
  phones: string[];
}

const SHORTEST_NAME = 2;
const FLIGHT = /^([A-Z][A-Z0-9]|\d[A-Z])[ -]?0*(\d{1,4})([A-Z]?)[ ,/]+(\S+)$/;

/**
 * Recognises what was typed: a flight by its number and date (`HY 101 2026-12-12`, `HY101 12.12`), else by its form a booking number, a PNR, a ticket
 * number, a surname, an agency's reference, an agency.
 * @param text not empty @param today `YYYY-MM-DD`: a date without a year is the nearest one
 */
export function readSought(text: string, today: string): Sought {
  const visible = text.replace(/\p{C}/gu, "").trim().replace(/\s+/g, " ");
  const upper = visible.toUpperCase();
  const flight = flightIn(upper, today);
  if (flight) return { ...NOTHING, flight };
  const digits = visible.replace(/[\s-]/g, "");
  const isName = /\p{L}/u.test(visible) && !/\d/.test(visible);
  return {
    ...NOTHING,
    bookingNumber: /^[A-Z0-9]{8}$/.test(plainBookingNumber(upper)) && /^[A-Z0-9 -]+$/.test(upper) ? plainBookingNumber(upper) : null,
    pnr: /^[A-Z0-9]{6}$/.test(upper) ? upper : null,
    ticket: /^\d{13}$/.test(digits) ? digits : null,
    surnames: isName && visible.length >= SHORTEST_NAME ? surnamesIn(visible) : [],
    reference: visible === "" ? null : visible,
    agency: visible.length >= SHORTEST_NAME ? visible : null,
    phones: phonesIn(visible),
  };
}

const NOTHING: Sought = {
  ...{ bookingNumber: null, pnr: null, ticket: null, surnames: [], reference: null, agency: null, flight: null, phones: [] },
};

function surnamesIn(name: string): string[] {
  const words = name.split(" ");
  return [...new Set([name, ...[words[0], words.at(-1)].flatMap((word) => (word ? [word] : []))])];
}

function flightIn(upper: string, today: string): string | null {
  const [, carrier, number, suffix = "", written = ""] = FLIGHT.exec(upper) ?? [];
  const date = dateIn(written, today);
  return carrier && number && date ? `${flightCode(carrier, Number(number), suffix)}|${date}` : null;
}

/** `2026-12-12`, `12.12.2026`, `12.12.26`, `12.12`; null for what is no day. */
function dateIn(written: string, today: string): string | null {
  if (isDate(written)) return written;
  const [, day = "", month = "", year] = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{2}|\d{4}))?$/.exec(written) ?? [];
  if (day === "") return null;
  const inYear = (full: number) => `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (year !== undefined) return dayOrNull(inYear(year.length === 2 ? 2000 + Number(year) : Number(year)));
  const thisYear = Number(today.slice(0, 4));
  const days = [thisYear - 1, thisYear, thisYear + 1].map(inYear).filter(isDate);
  const away = (date: string) => Math.abs(dayNumber(date) - dayNumber(today));
  return days.sort((one, other) => away(one) - away(other))[0] ?? null;
}

function dayOrNull(date: string): string | null {
  return isDate(date) ? date : null;
}
