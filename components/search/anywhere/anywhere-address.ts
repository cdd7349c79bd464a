import { type DestinationsQuery, MAX_CALENDAR_DAYS } from "@/lib/contracts/calendar";
import { addDays, dayNumber, isDate } from "@/lib/domain/dates";
import { formatSearch, parseSearch } from "../search-address";
import { EMPTY_SEARCH, type SearchValues } from "../search-form-schema";

/** What the page of destinations shows; its address holds it. */
export interface AnywhereFilter extends Pick<SearchValues, "cabin" | "party"> {
  /** IATA airport or metropolitan code; empty while none is chosen. */
  from: string;
  /** `YYYY-MM-DD`, both ends included. */
  since: string;
  until: string;
}

export type AnywhereProblem = "needFrom" | "needOrder" | "needShorter";

const HOME = "TAS";
const DAYS_SHOWN = 30;

/**
 * The filter of an address; what it lacks is one adult in economy out of Tashkent, in the month from tomorrow on.
 * @param today `YYYY-MM-DD`
 */
export function readAnywhere(parameters: URLSearchParams, today: string): AnywhereFilter {
  const date = (name: string) => [parameters.get(name) ?? ""].find((text) => isDate(text) && text >= today);
  const from = /^[A-Z]{3}$/.exec(parameters.get("from") ?? "")?.[0] ?? HOME;
  const since = date("since") ?? addDays(today, 1);
  const { cabin, party } = travelIn(parameters, since);
  return { from, since, until: date("until") ?? addDays(since, DAYS_SHOWN - 1), cabin, party };
}

/** Cabin and party stand in the address as those of a search do. */
function travelIn(parameters: URLSearchParams, date: string): Pick<SearchValues, "cabin" | "party"> {
  const search = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries({ from: "TAS", to: "IST", out: date })) search.set(name, value);
  return parseSearch(search) ?? EMPTY_SEARCH;
}

/** `from=TAS&since=2026-12-01&until=2026-12-30&cabin=E&adt=1&chd=0&inf=0&ins=0` */
export function formatAnywhere({ from, since, until, cabin, party }: AnywhereFilter): string {
  const counts = Object.entries(party).map(([age, count]): [string, string] => [age, String(count)]);
  return new URLSearchParams([["from", from], ["since", since], ["until", until], ["cabin", cabin], ...counts]).toString();
}

/** What keeps a filter from being asked, or null. */
export function problemOf({ from, since, until }: AnywhereFilter): AnywhereProblem | null {
  if (from === "") return "needFrom";
  const days = dayNumber(until) - dayNumber(since) + 1;
  if (days < 1) return "needOrder";
  return days > MAX_CALENDAR_DAYS ? "needShorter" : null;
}

/** What the interface is asked. */
export function toDestinationsQuery({ from, since, until, cabin, party }: AnywhereFilter): DestinationsQuery {
  return {
    departure_airport: from,
    date_from: since,
    date_to: until,
    service_class: cabin,
    adults: party.adt,
    children: party.chd,
    infants: party.inf,
    infants_with_seat: party.ins,
  };
}

/** The search page's state for a journey to one of the places. */
export function searchTo({ from, cabin, party }: AnywhereFilter, to: string, date: string): string {
  return formatSearch({ trip: "one-way", ways: [{ from, to, date }], back: "", cabin, party });
}

/** The later of two `YYYY-MM-DD` dates. */
export function laterOf(left: string, right: string): string {
  return [left, right].toSorted().at(-1) ?? left;
}
