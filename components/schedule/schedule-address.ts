import { type AskedPeriod, type PeriodProblem, periodProblem } from "@/lib/client/travel/asked-period";
import { addDays, isDate } from "@/lib/domain/dates";

/** What the schedule page shows; its address holds it. */
export interface ScheduleFilter extends AskedPeriod {
  /** Empty: any destination. */
  to: string;
  view: ScheduleView;
}

export const SCHEDULE_VIEWS = ["list", "week"] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

const HOME_AIRPORT = "TAS";
const DAYS_SHOWN = 7;
/** Most days that the service gives in one answer. */
const MAX_DAYS = 31;

/**
 * The filter of an address; what it lacks is a week from today out of Tashkent.
 * @param today `YYYY-MM-DD`
 */
export function readScheduleFilter(parameters: URLSearchParams, today: string): ScheduleFilter {
  const code = (name: string) => /^[A-Z]{3}$/.exec(parameters.get(name) ?? "")?.[0];
  const date = (name: string) => [parameters.get(name) ?? ""].find(isDate);
  const since = date("since") ?? today;
  return {
    ...{ from: code("from") ?? HOME_AIRPORT, to: code("to") ?? "" },
    ...{ since, until: date("until") ?? addDays(since, DAYS_SHOWN - 1) },
    view: parameters.get("view") === "week" ? "week" : "list",
  };
}

/** `from=TAS&to=IST&since=2026-12-01&until=2026-12-07`, and `&view=week` for whole weeks */
export function formatScheduleFilter({ from, to, since, until, view }: ScheduleFilter): string {
  return new URLSearchParams({ from, ...(to ? { to } : {}), since, until, ...(view === "week" ? { view } : {}) }).toString();
}

/** What keeps a filter from being asked, or null. */
export function problemOf(filter: ScheduleFilter): PeriodProblem | null {
  return periodProblem(filter, MAX_DAYS);
}

/** The later of two `YYYY-MM-DD` dates. */
export function laterOf(left: string, right: string): string {
  return [left, right].toSorted().at(-1) ?? left;
}

/** Id of a day's place in the page. */
export function dayAnchor(date: string): string {
  return `flights-${date}`;
}

/** The search page's address for one adult on one day, as components/search/search-address.ts reads it. */
export function seatSearch(from: string, to: string, date: string): string {
  return new URLSearchParams({ from, to, out: date, cabin: "E", adt: "1", chd: "0", inf: "0", ins: "0" }).toString();
}
