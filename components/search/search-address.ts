import type { SearchQuery } from "@/lib/contracts/interface/offers";
import type { SearchValues, WayValues } from "./form/search-form-schema";

/** The search as the page's address keeps it, so that it can be shared, bookmarked and gone back to. */

/**
 * `from=TAS&to=IST&out=2026-12-10&back=2026-12-20&cabin=E&adt=2&chd=1&inf=0&ins=0`; no `back` means one way. Several cities stand in one
 * parameter instead of the first four: `ways=TAS-IST-2026-12-10_IST-LON-2026-12-14`.
 * `currency=USD` ends it where the prices are not in the partner's own.
 */
export function formatSearch({ trip, ways, back, cabin, party, currency }: SearchValues): string {
  const [first] = ways;
  const single = { from: first?.from, to: first?.to, out: first?.date, ...(trip === "round-trip" ? { back } : {}) };
  const journey = trip === "several-cities" ? { ways: ways.map(formatWay).join("_") } : single;
  return new URLSearchParams(
    Object.entries({ ...journey, cabin, ...party, ...(currency && { currency }) }).map(([name, value]) => [name, String(value)]),
  ).toString();
}

function formatWay({ from, to, date }: WayValues): string {
  return `${from}-${to}-${date}`;
}

/** What the interface is asked. */
export function toSearchQuery({ trip, ways, back, cabin, party, currency }: SearchValues): SearchQuery {
  const directions = ways.map(({ from, to, date }) => ({ departure_airport: from, arrival_airport: to, date }));
  const inbound = ways.slice(0, 1).map(({ from, to }) => ({ departure_airport: to, arrival_airport: from, date: back }));
  return {
    directions: trip === "round-trip" ? [...directions, ...inbound] : directions,
    service_class: cabin,
    adults: party.adt,
    children: party.chd,
    infants: party.inf,
    infants_with_seat: party.ins,
    ...(currency && { currency }),
  };
}

/** First and last day of departure of a search; one of them where there is one. */
export function datesOf({ ways, back }: SearchValues): string[] {
  const dates = [...ways.map(({ date }) => date), back].filter(Boolean);
  return [...dates.slice(0, 1), ...dates.slice(1).slice(-1)];
}
