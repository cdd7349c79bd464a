import type { SearchQuery } from "@/lib/contracts/interface/offers";

type Asked = Pick<SearchQuery, "adults" | "children" | "infants" | "infants_with_seat"> & {
  directions: readonly Pick<SearchQuery["directions"][number], "departure_airport" | "arrival_airport">[];
};

/** What tells one customer's search from the next one's: its places in any order, and the party. Other days, times and places nearby are the same customer's. */
export function wishOf({ directions, adults, children, infants, infants_with_seat }: Asked): string {
  const places = new Set(directions.flatMap(({ departure_airport, arrival_airport }) => [departure_airport, arrival_airport]));
  return [...[...places].sort(), adults, children, infants, infants_with_seat].join(" ");
}
