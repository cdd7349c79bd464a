import { type AskedPeriod, type PeriodProblem, periodProblem } from "@/lib/client/travel/asked-period";
import { formatSearch } from "@/lib/client/travel/format-search";
import { NO_FILTERS, writeView } from "@/lib/client/travel/offer-view";
import type { DestinationsQuery } from "@/lib/contracts/interface/calendar";
import { MAX_CALENDAR_DAYS, MAX_NIGHTS } from "@/lib/contracts/limits";
import { addDays, isDate } from "@/lib/domain/dates";
import type { SearchValues } from "../form/search-form-schema";
import { EMPTY_SEARCH } from "../form/search-values";
import { parseSearch } from "../parse-search";

/** What the page of destinations shows; its address holds it. */
export interface AnywhereFilter extends AskedPeriod, Pick<SearchValues, "cabin" | "party" | "currency"> {
  /** Leaves out journeys with connections. */
  isDirect: boolean;
  /** Nights of round trips, from the departure to that of the way back; null for one way. */
  nights: Nights | null;
}

/** How many nights a stay has, both included. */
export interface Nights {
  from: number;
  to: number;
}

/** A week or so. */
export const USUAL_NIGHTS: Nights = { from: 5, to: 9 };

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
  const { cabin, party, currency } = travelIn(parameters, since);
  const until = date("until") ?? addDays(since, DAYS_SHOWN - 1);
  const nights = readNights(parameters.get("nights") ?? "");
  return { from, since, until, cabin, party, isDirect: parameters.get("stops") === "0", nights, ...(currency && { currency }) };
}

/** `5-9`; null where it is missing or cannot be. */
function readNights(text: string): Nights | null {
  const [, from = 0, to = 0] = /^(\d{1,2})-(\d{1,2})$/.exec(text)?.map(Number) ?? [];
  return from >= 1 && from <= to && to <= MAX_NIGHTS ? { from, to } : null;
}

/** Cabin, party and currency stand in the address as those of a search do. */
function travelIn(parameters: URLSearchParams, date: string): Pick<SearchValues, "cabin" | "party" | "currency"> {
  const search = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries({ from: "TAS", to: "IST", out: date })) search.set(name, value);
  return parseSearch(search) ?? EMPTY_SEARCH;
}

/** `from=TAS&since=2026-12-01&until=2026-12-30&cabin=E&adt=1&chd=0&inf=0&ins=0`; `nights=5-9` asks for round trips, `stops=0` keeps direct flights alone, as in a search. */
export function formatAnywhere({ from, since, until, cabin, party, isDirect, nights, currency }: AnywhereFilter): string {
  const counts = Object.entries(party).map(([age, count]): [string, string] => [age, String(count)]);
  return new URLSearchParams([
    ["from", from],
    ["since", since],
    ["until", until],
    ["cabin", cabin],
    ...counts,
    ...(nights ? [["nights", `${nights.from}-${nights.to}`]] : []),
    ...(isDirect ? [["stops", "0"]] : []),
    ...(currency ? [["currency", currency]] : []),
  ]).toString();
}

/** What keeps a filter from being asked, or null. */
export function problemOf(filter: AnywhereFilter): PeriodProblem | null {
  return periodProblem(filter, MAX_CALENDAR_DAYS);
}

/** What the interface is asked. */
export function toDestinationsQuery({ from, since, until, cabin, party, isDirect, nights, currency }: AnywhereFilter): DestinationsQuery {
  return {
    departure_airport: from,
    date_from: since,
    date_to: until,
    service_class: cabin,
    adults: party.adt,
    children: party.chd,
    infants: party.inf,
    infants_with_seat: party.ins,
    ...(nights && { nights_from: nights.from, nights_to: nights.to }),
    ...(isDirect ? { max_stops: 0 } : {}),
    ...(currency && { currency }),
  };
}

/** The search page's state for a journey to one of the places. @param back day of the way back; null for one way */
export function searchTo(
  { from, cabin, party, isDirect, currency }: AnywhereFilter,
  to: string,
  date: string,
  back: string | null,
): string {
  const trip = back === null ? "one-way" : "round-trip";
  const search = formatSearch({ trip, ways: [{ from, to, date }], back: back ?? "", cabin, party, currency });
  return writeView(new URLSearchParams(search), { sort: "price", filters: { ...NO_FILTERS, stops: isDirect ? [0] : [] } }).toString();
}

/** The last day that one answer reaches from a first one on. */
export function lastAsked(since: string): string {
  return addDays(since, MAX_CALENDAR_DAYS - 1);
}

/** A period from another first day on: the last one stays where it can. */
export function beginOn(since: string, until: string): Pick<AnywhereFilter, "since" | "until"> {
  if (until < since) return { since, until: since };
  return { since, until: until > lastAsked(since) ? lastAsked(since) : until };
}
