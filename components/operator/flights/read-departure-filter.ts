import { isDate } from "@/lib/domain/dates";
import type { DepartureFilter } from "./queries";

const NAMES = ["carrier", "from", "to", "flight"] as const;
const FORMS: Readonly<Record<(typeof NAMES)[number], RegExp>> = {
  carrier: /^[A-Z0-9]{2}$/,
  from: /^[A-Z]{3}$/,
  to: /^[A-Z]{3}$/,
  flight: /^[A-Z0-9]{1,10}$/,
};

/** What is typed, as a filter of that name; nothing where it is none. */
export function readFilter(name: (typeof NAMES)[number], typed: string): string | undefined {
  const text = typed.trim().toUpperCase();
  return FORMS[name].test(text) ? text : undefined;
}

/** The filter that an address names; what it does not understand it leaves out. @param today the day that it is */
export function readDepartureFilter(parameters: URLSearchParams, today: string): DepartureFilter {
  const date = parameters.get("date") ?? "";
  const page = Number(parameters.get("page"));
  const filter: DepartureFilter = { date: isDate(date) ? date : today };
  for (const name of NAMES) {
    const text = readFilter(name, parameters.get(name) ?? "");
    if (text) filter[name] = text;
  }
  if (parameters.get("booked") === "1") filter.booked = "1";
  if (Number.isInteger(page) && page > 1) filter.page = page;
  return filter;
}
