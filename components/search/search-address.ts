import type { RecentSearch } from "@/lib/contracts/portal/recent-searches";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import type { SearchValues, WayValues } from "./form/search-form-schema";

/** The search as the page's address keeps it, so that it can be shared, bookmarked and gone back to. */

/**
 * `from=TAS&to=IST&out=2026-12-10&back=2026-12-20&cabin=E&adt=2&chd=1&inf=0&ins=0`; no `back` means one way. Several cities stand in one
 * parameter instead of the first four: `ways=TAS-IST-2026-12-10_IST-LON-2026-12-14`. Places around an end follow it after points: `from=TAS.SKD.NMA`.
 * `currency=USD` follows where the prices are not in the partner's own, and `along=` with the id of the booking whose passengers fly again.
 */
export function formatSearch({ trip, ways, back, cabin, party, currency, along }: SearchValues): string {
  const [first] = ways;
  const ends = first && { from: formatEnd(first.from, first.fromAlso), to: formatEnd(first.to, first.toAlso) };
  const single = { ...ends, out: first?.date, ...(trip === "round-trip" ? { back } : {}) };
  const journey = trip === "several-cities" ? { ways: ways.map(formatWay).join("_") } : single;
  return new URLSearchParams(
    Object.entries({ ...journey, cabin, ...party, ...(currency && { currency }), ...(along && { along }) }).map(([name, value]) => [
      name,
      String(value),
    ]),
  ).toString();
}

function formatWay({ from, fromAlso, to, toAlso, date }: WayValues): string {
  return `${formatEnd(from, fromAlso)}-${formatEnd(to, toAlso)}-${date}`;
}

function formatEnd(code: string, also: readonly string[] = []): string {
  return [code, ...also].join(".");
}

/** Of the people who travel, how many they are. */
export function withoutPeople({ along: _, ...travel }: SearchValues): RecentSearch {
  return travel;
}

/** A search as it was typed over another one. Of other places and for another party it is for somebody else: whoever was taken along stays behind. */
export function peopleKept(typed: SearchValues, before: SearchValues): SearchValues {
  const isElsewhere = placesOf(typed) !== placesOf(before);
  const isForOthers = AGE_GROUPS.some((age) => typed.party[age] !== before.party[age]);
  return isElsewhere && isForOthers ? withoutPeople(typed) : typed;
}

function placesOf({ ways }: SearchValues): string {
  return ways.map(({ from, to }) => `${from}-${to}`).join();
}

/** First and last day of departure of a search; one of them where there is one. */
export function datesOf({ ways, back }: SearchValues): string[] {
  const dates = [...ways.map(({ date }) => date), back].filter(Boolean);
  return [...dates.slice(0, 1), ...dates.slice(1).slice(-1)];
}
