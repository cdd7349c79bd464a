import { dayNumber } from "@/lib/domain/dates";
import { airportsOf } from "@/lib/reference/airports";
import type { SearchDirection, SearchRequest, SearchResult } from "@/lib/suppliers/port";
import { makeMarket } from "../reprice/price-itinerary";
import { searchBasis } from "../seats/search-basis";
import { FoundOffers } from "./found-offers";
import { OfferMaker } from "./offer-maker";
import { minutesBetweenOf, pricedEngineOf, termsOf } from "./priced-engine";

/** All offers for the request: the lowest fare bookable for the whole party per flight combination. Each is made when it is first read. */
export async function search(request: SearchRequest): Promise<SearchResult> {
  const directions = request.directions.map(toQuestion);
  const spans = directions.map(({ origins, destinations, day }) => ({ origins, destinations, fromDay: day, toDay: day }));
  const { snapshot, seats, isCurrent } = await searchBasis(spans, request.now);
  const engine = pricedEngineOf(snapshot, request.currency);
  const journeys = engine.search({ ...termsOf(request, seats), directions, minutesBetween: minutesBetweenOf(snapshot) });
  const market = makeMarket(snapshot, request, new Map());
  return new FoundOffers(journeys, new OfferMaker(market, seats), isCurrent);
}

function toQuestion({ origin, destination, date, departure, arrival }: SearchDirection) {
  return { origins: airportsOf(origin), destinations: airportsOf(destination), day: dayNumber(date), departure, arrival };
}
