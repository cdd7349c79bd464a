import { dayNumber } from "@/lib/domain/dates";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { PricedJourney } from "@/lib/engine/priced/query";
import { airportsOf } from "@/lib/reference/airports";
import type { OfferToMake, SearchDirection, SearchRequest, SearchResult } from "@/lib/suppliers/port/selling";
import { makeMarket } from "../market";
import { searchBasis } from "../seats/search-basis";
import { OfferMaker } from "./offer-maker";
import { minutesBetweenOf, pricedEngineOf, termsOf } from "./priced-engine";

/** All offers for the request: the lowest fare bookable for the whole party per flight combination. Each is made when it is first read. */
export async function search(request: SearchRequest): Promise<SearchResult> {
  const directions = request.directions.map(toQuestion);
  const spans = directions.map(({ origins, destinations, day }) => ({ origins, destinations, fromDay: day, toDay: day }));
  const { snapshot, seats, isCurrent } = await searchBasis(spans, request.now);
  const engine = pricedEngineOf(snapshot, request);
  const journeys = engine.search({ ...termsOf(request, seats, snapshot), directions, minutesBetween: minutesBetweenOf(snapshot) });
  const maker = new OfferMaker(makeMarket(snapshot, request), seats);
  const toMake = journeys.map((journey) => offerToMake(journey, maker));
  return {
    toMake,
    get offers() {
      return toMake.map((each) => each.make());
    },
    isCurrent,
  };
}

function offerToMake(journey: PricedJourney, maker: OfferMaker): OfferToMake {
  let made: SupplierOffer | null = null;
  const make = () => {
    made ??= maker.make(journey);
    return made;
  };
  return { totalMinor: journey.totalMinor, make };
}

function toQuestion({ origin, destination, date, departure, arrival }: SearchDirection) {
  return { origins: airportsOf(origin), destinations: airportsOf(destination), day: dayNumber(date), departure, arrival };
}
