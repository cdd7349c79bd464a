import type { SearchQuery } from "./interface/offers";
import type { RecentSearch } from "./portal/recent-searches";

type Way = Pick<RecentSearch["ways"][number], "from" | "to" | "date"> & {
  fromAlso?: readonly string[] | undefined;
  toAlso?: readonly string[] | undefined;
};
/** What the form of a search holds. */
export type FormSearch = Omit<RecentSearch, "ways" | "currency"> & { ways: readonly Way[]; currency?: RecentSearch["currency"] };

/** What the interface is asked for a search of the form. Pages use it without zod. */
export function toSearchQuery({ trip, ways, back, cabin, party, currency }: FormSearch): SearchQuery {
  const directions = ways.map(toDirection);
  const inbound = ways
    .slice(0, 1)
    .map(({ from, fromAlso, to, toAlso }) => toDirection({ from: to, fromAlso: toAlso, to: from, toAlso: fromAlso, date: back }));
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

function toDirection({ from, fromAlso = [], to, toAlso = [], date }: Way): SearchQuery["directions"][number] {
  return {
    departure_airport: from,
    arrival_airport: to,
    date,
    ...(fromAlso.length > 0 && { departure_also: fromAlso.join(".") }),
    ...(toAlso.length > 0 && { arrival_also: toAlso.join(".") }),
  };
}
