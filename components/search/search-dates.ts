import type { SearchValues } from "./form/search-form-schema";

/** First and last day of departure of a search; one of them where there is one. */
export function datesOf({ ways, back }: SearchValues): string[] {
  const dates = [...ways.map(({ date }) => date), back].filter(Boolean);
  return [...dates.slice(0, 1), ...dates.slice(1).slice(-1)];
}
