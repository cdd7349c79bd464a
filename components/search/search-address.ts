import type { RecentSearch } from "@/lib/contracts/portal/recent-searches";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import type { SearchValues } from "./form/search-form-schema";

/** The search for as many people, whoever they are. */
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
