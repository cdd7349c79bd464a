import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { Network } from "@/lib/engine/network";
import type { AnywhereJourney, AnywhereQuery, LowestQuery } from "@/lib/engine/priced/query";
import { legKinds } from "@/lib/engine/service-table";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import type { DestinationPrice, DestinationsRequest } from "@/lib/suppliers/port/own-schedule";
import { remembered } from "@/lib/util/waiting/remembered";
import { type Market, makeMarket } from "../market";
import { priceKeyOf } from "../prices/by-prices";
import { minutesBetweenOf, pricedEngineOf, termsOf } from "../search/priced-engine";
import { presentBasis } from "../seats/search-basis";
import { cheapestPair } from "./cheapest-pair";
import { type FoundCities, keptLowest, lowestToCities } from "./kept-lowest";
import { type RoundTrip, RoundTrips } from "./round-trips";
import { toLowestPrice } from "./to-lowest-price";

const DAY_MINUTES = 1440;

/** A direction that is shown. */
type Flown = Omit<AnywhereJourney, "city" | "departures">;

/** The lowest price to every city over the days, there and back where that is asked for; two stops are looked at only for cities that fewer do not reach. */
export async function destinations(request: DestinationsRequest): Promise<readonly DestinationPrice[]> {
  const { roundTrip, now, asker } = request;
  const origins = airportsOf(request.origin);
  const fromDay = dayNumber(request.fromDate);
  const { snapshot, seats } = await presentBasis(now);
  const query = { ...termsOf(request, seats, snapshot), origins, fromDay, days: request.days };
  const market = makeMarket(snapshot, request);
  const engine = pricedEngineOf(snapshot, request);
  const asking = { kept: keptLowest(snapshot, seats).cities, engine, prices: priceKeyOf(snapshot, request), seats, asker };
  return lowestToCities(asking, query, {
    question: roundTrip,
    toDay: fromDay + request.days - 1 + (roundTrip?.nights.most ?? 0),
    find: () => (roundTrip ? roundTrips(query, roundTrip, market) : oneWay(query, market)),
  });
}

function* oneWay(query: AnywhereQuery, market: Market): Generator<undefined, FoundCities<DestinationPrice>> {
  const journeys = yield* pricedEngineOf(market.snapshot, market.context).lowestAnywhere(query);
  return { cities: journeys.map((journey) => toDestination([journey], market)), decisive: journeys };
}

/**
 * All ways out of every day first, then the ways back that may be part of a cheapest pair. Where a way back has two stops depends on ways that
 * are in no pair, so nothing is said of what decides.
 */
function* roundTrips(
  question: AnywhereQuery,
  { nights, lastReturn }: NonNullable<DestinationsRequest["roundTrip"]>,
  market: Market,
): Generator<undefined, FoundCities<DestinationPrice>> {
  const { snapshot, context } = market;
  const { network } = snapshot;
  const engine = pricedEngineOf(snapshot, context);
  const mostMinor = question.maxTotalMinor ?? Number.MAX_SAFE_INTEGER;
  const minutesBetween = minutesBetweenOf(snapshot);
  const left = new Map<number, number>();
  const daysLeft = (day: number) => remembered(left, day, () => engine.daysLeft(question.origins, day, question.nowUtc));
  const pairOf = (pair: RoundTrip) => pairOn(pair, { ...question, minutesBetween });
  const known = new RoundTrips({ nights, mostMinor, minutesBetween, daysLeft, pairOn: pairOf });
  const fromDay = question.fromDay + nights.least;
  const back = { fromDay, days: Math.min(question.fromDay + question.days - 1 + nights.most, dayNumber(lastReturn)) - fromDay + 1 };
  for (const found of engine.lowestEachDay({ ...question, heading: "away", daysLeftOn: () => [null], mostOn: () => mostMinor })) {
    known.takeOut(found);
    yield;
  }
  for (const found of engine.lowestEachDay({
    ...{ ...question, ...back, heading: "home" },
    daysLeftOn: (day) => known.daysLeftBack(day),
    mostOn: (of, city) => known.mostBack(of, city),
  })) {
    known.takeBack(found);
    yield;
  }
  const cities = known.found().map(({ out, back: home }) => toDestination([out, home], market));
  return { cities, decisive: null };

  function pairOn({ day, returnDay, out }: RoundTrip, terms: Omit<LowestQuery, "destinations" | "daysLeft" | "keep">) {
    const city = airportsOf(placeOf(out, network));
    const ways = { ...terms, days: 1, destinations: city };
    const [there = []] = engine.lowestOfDays({ ...ways, daysLeft: null, fromDay: day, keep: "ready" });
    const [home = []] = engine.lowestOfDays({
      ...ways,
      origins: city,
      destinations: question.origins,
      daysLeft: daysLeft(day),
      fromDay: returnDay,
      keep: "departure",
    });
    return cheapestPair(there, home);
  }
}

function toDestination(directions: readonly [Flown] | readonly [Flown, Flown], market: Market): DestinationPrice {
  const { network } = market.snapshot;
  const [out, back] = directions;
  return {
    place: placeOf(out, network),
    airport: network.airports.codes[out.destination] ?? "",
    date: localDate(out, network),
    returnDate: back ? localDate(back, network) : null,
    lowest: toLowestPrice(directions, market),
  };
}

/** Metropolitan code of where a journey ends, or that of the airport. */
function placeOf({ destination }: Flown, { airports }: Network): string {
  const airport = airports.codes[destination] ?? "";
  return airportByCode(airport)?.cityCode ?? airport;
}

/** On the clock of the airport that its first flight leaves from. */
function localDate({ services, departureUtc }: Flown, network: Network): string {
  const origin = legKinds(network.services, services[0] ?? 0)[0]?.origin ?? 0;
  return fromDayNumber(Math.floor(utcToLocal(network.airports.zones[origin] ?? "UTC", departureUtc) / DAY_MINUTES));
}
