import { parseQuery } from "@/lib/api/request/parse-query";
import { searchQuery } from "@/lib/contracts/offers";
import { travelOf } from "@/lib/services/search/travel-query";
import { NO_FILTERS, type SearchRequest } from "@/lib/suppliers/port";
import { suppliersOf } from "@/lib/suppliers/registry";

/** Has the suppliers find, price and rank what a search asks for. */
export async function askEngine(request: SearchRequest): Promise<void> {
  for (const supplier of suppliersOf("live")) await supplier.search(request);
}

/** @param search the query of a search's address, with the question mark */
export function searchRequestOf(search: string): SearchRequest {
  const query = searchQuery.parse(parseQuery(search));
  const directions = query.directions.map(({ departure_airport, arrival_airport, date }) => ({
    origin: departure_airport,
    destination: arrival_airport,
    date,
    departure: null,
    arrival: null,
  }));
  return { ...travelOf(query, { currency: "UZS" }, new Date()), directions, filters: NO_FILTERS };
}
