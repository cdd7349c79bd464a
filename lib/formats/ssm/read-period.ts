import type { ProblemName } from "../imports/bad-line";
import type { MessagePeriod } from "./message";
import { readMessageDate, readPeriodEnd } from "./message-dates";
import { parseDayDigits } from "./message-lines";

const DATE = /^(\d{2}[A-Z]{3}(\d{2})?|00XXX(00)?)$/;
/** Days with their rate look like a data element, but stand right behind the dates. */
const DAYS = /^\d+(\/W\d+)?$/;
const EVERY_DAY = 127;

interface ReadPeriod {
  period: MessagePeriod;
  /** Words behind it. */
  rest: string[];
}

/** Whether a line begins as a period does: with a date. */
export function isPeriod(line: string): boolean {
  return DATE.test(line.split(/ +/)[0] ?? "");
}

/**
 * `06DEC26 27DEC26 57/W2`: first and last date, days (all where there are none), every second week.
 * @param written ISO date of the message, for dates without a year
 * @param mayLackEnd whether a begin alone is a period without end; where it is not, such an end is written `00XXX00`
 * @returns what is wrong with it, where something is
 */
export function parsePeriod(line: string, written: string, mayLackEnd: boolean): ReadPeriod | ProblemName {
  const [first = "", ...words] = line.split(/ +/);
  const from = readMessageDate(first, written);
  if (from === undefined) return "message_date";
  if (!mayLackEnd && !DATE.test(words[0] ?? "")) return "message_period_endless";
  const end = words[0] !== undefined && DATE.test(words[0]) ? readPeriodEnd(words.shift() ?? "", from) : null;
  if (end === undefined) return "message_date";
  if (end !== null && end < from) return "message_period_reversed";
  const [digits, rate = "W1"] = words[0] !== undefined && DAYS.test(words[0]) ? (words.shift() ?? "").split("/") : [];
  const days = digits === undefined ? EVERY_DAY : parseDayDigits(digits);
  if (days === undefined) return "message_days";
  if (rate !== "W1" && rate !== "W2") return "message_frequency";
  return { period: { from, to: end, days, frequency: rate === "W2" ? 2 : 1 }, rest: words };
}
