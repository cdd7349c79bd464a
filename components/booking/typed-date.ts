import { isDate } from "@/lib/domain/dates";
import { formatTypedDate } from "@/lib/i18n/formats";

/**
 * Reads a date as people in the region type it: day, month and a year of four digits, with any separator or none
 * (`7.2.1990`, `07/02/1990`, `07021990`), or an ISO date as documents and spreadsheets give it.
 * @returns `YYYY-MM-DD`, or null where it is not a day that exists
 */
export function readTypedDate(text: string): string | null {
  const typed = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return existing(iso[1], iso[2], iso[3]);
  const dayFirst = /^(\d{1,2})[\s./,-]+(\d{1,2})[\s./,-]+(\d{4})\.?$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  return dayFirst ? existing(dayFirst[3], dayFirst[2], dayFirst[1]) : null;
}

function existing(year = "", month = "", day = ""): string | null {
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDate(date) ? date : null;
}

/** What was typed, tidied to `DD.MM.YYYY` where it is a date; otherwise left as it is, for the person to mend. */
export function tidyTypedDate(text: string): string {
  const date = readTypedDate(text);
  return date ? formatTypedDate(date) : text;
}
