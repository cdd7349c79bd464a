import { ENDS, NO_FILTERS, type OfferFilters, type Range } from "@/lib/client/travel/offer-view";
import { checksOf, type FilterName, type FilterWorld, type JudgedOffer, openTo } from "./filter-offers";
import { allSegments, carriersOf, type OfferFacts } from "./offer-facts";

/** One choice of a filter, with what it would keep if it was the only choice there: the other filters hold. */
export interface Facet<Id> extends Kept {
  id: Id;
  label: string;
}

interface Kept {
  count: number;
  /** Major units; null where it keeps nothing. */
  minPrice: number | null;
}

/** The airports of one end's city. */
export interface AirportFacets {
  city: string;
  airports: Facet<string>[];
}

/** A slider for one end of one direction. */
export interface WindowFacet {
  direction: number;
  end: (typeof ENDS)[number];
  bounds: Range;
}

export interface Facets {
  stops: Facet<number>[];
  carriers: Facet<string>[];
  alliances: Facet<string>[];
  /** Of cities where there is a choice. */
  airports: AirportFacets[];
  via: Facet<string>[];
  /** What slides; null where all offers are alike. */
  times: WindowFacet[];
  duration: Range | null;
  connection: Range | null;
  price: Range | null;
  /** What its slider moves by. */
  priceStep: number;
  /** How many offers the other filters keep in each of equal spans of the price. */
  histogram: number[];
  noSelfTransfer: Facet<"noSelfTransfer">;
}

export const BARS = 24;
/** What sliders of times and durations move by. */
export const STEP_MINUTES = 30;

/** What the choices of filters are counted in. */
export interface FacetsOptions {
  judged: readonly JudgedOffer[];
  /** What the choices are made of: these, and what other lists of the same search have. */
  all: readonly OfferFacts[];
  world: FilterWorld;
  /** What counts as one: offers, or the flights of a direction. */
  countBy: (facts: OfferFacts) => string;
}

/** Every filter's choices. Which there are depends on all offers; what stands behind each, on the other filters. */
export function facetsOf({ judged, all, world, countBy }: FacetsOptions): Facets {
  const behind = <Id>(name: FilterName, id: Id, label: string, alone: Partial<OfferFilters>): Facet<Id> => {
    const check = checksOf({ ...NO_FILTERS, ...alone }, world).get(name);
    const kept = openTo(judged, name).filter((facts) => check?.(facts) ?? true);
    return { id, label, ...keptIn(kept, countBy) };
  };
  const carriers = new Map(all.flatMap(({ offer }) => carriersOf(allSegments(offer)).map(({ code, title }) => [code, title])));
  const alliances = [...new Set([...carriers.keys()].flatMap((code) => world.alliances[code] ?? []))].toSorted();
  const prices = judged.map((facts) => facts.price);
  const step = priceStep(prices);
  const price = boundsOf(prices, step);
  return {
    stops: [...new Set(all.map(({ stops }) => stops))]
      .toSorted((one, other) => one - other)
      .map((id) => behind("stops", id, String(id), { stops: [id] })),
    carriers: [...carriers].map(([id, label]) => behind("carriers", id, label, { carriers: [id] })).toSorted(byPrice),
    alliances: alliances.map((id) => behind("alliances", id, id, { alliances: [id] })),
    airports: airportFacets(all, (code, label) => behind("airports", code, label, { airports: [code] })),
    via: [...connectionCities(all)].map(([id, label]) => behind("via", id, label, { via: [id] })).toSorted(byPrice),
    times: windowFacets(all),
    duration: boundsOf(
      all.map(({ longest }) => longest),
      STEP_MINUTES,
    ),
    connection: boundsOf(
      all.flatMap(({ connections }) => connections.map(({ minutes }) => minutes)),
      STEP_MINUTES,
    ),
    price,
    priceStep: step,
    histogram: histogramOf(
      openTo(judged, "price").map((facts) => facts.price),
      price,
    ),
    noSelfTransfer: behind("noSelfTransfer", "noSelfTransfer", "", { noSelfTransfer: true }),
  };
}

/** What all filters together keep, as a choice tells it. */
export function keptOf({ judged, countBy }: Pick<FacetsOptions, "judged" | "countBy">): Kept {
  return keptIn(
    judged.filter(({ hiddenBy }) => hiddenBy === null),
    countBy,
  );
}

function keptIn(kept: readonly OfferFacts[], countBy: FacetsOptions["countBy"]): Kept {
  const minPrice = kept.length > 0 ? Math.min(...kept.map(({ price }) => price)) : null;
  return { count: new Set(kept.map(countBy)).size, minPrice };
}

/** How many all filters together keep, and how many there are. */
export function countsOf({ judged, countBy }: Pick<FacetsOptions, "judged" | "countBy">): { inSight: number; total: number } {
  return {
    inSight: keptOf({ judged, countBy }).count,
    total: new Set(judged.map(countBy)).size,
  };
}

/** The cheapest first; those that keep nothing last. Labels are not compared by the rules of a language: loading them takes a telephone 60 ms. */
function byPrice(one: Facet<string>, other: Facet<string>): number {
  return (
    (one.minPrice ?? Number.POSITIVE_INFINITY) - (other.minPrice ?? Number.POSITIVE_INFINITY) ||
    Number(one.label > other.label) - Number(one.label < other.label)
  );
}

/** From the least to the greatest, widened to whole steps; null where they are alike. */
function boundsOf(values: readonly number[], step: number): Range | null {
  if (values.length === 0) return null;
  const from = Math.floor(Math.min(...values) / step) * step;
  const to = Math.ceil(Math.max(...values) / step) * step;
  return Math.min(...values) === Math.max(...values) ? null : { from, to };
}

/** A power of ten, a hundred steps or more from end to end. */
function priceStep(prices: readonly number[]): number {
  const span = Math.max(...prices, 0) - Math.min(...prices, Number.MAX_SAFE_INTEGER);
  return span < 100 ? 1 : 10 ** Math.floor(Math.log10(span / 100));
}

function histogramOf(prices: readonly number[], bounds: Range | null): number[] {
  const bars = new Array<number>(BARS).fill(0);
  if (!bounds) return bars;
  for (const price of prices) {
    const bar = Math.min(BARS - 1, Math.floor(((price - bounds.from) / (bounds.to - bounds.from)) * BARS));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}

function airportFacets(all: readonly OfferFacts[], facet: (code: string, label: string) => Facet<string>): AirportFacets[] {
  const titles = new Map(
    all.flatMap(({ offer }) =>
      offer.directions.flatMap(({ departure, arrival }) => [departure, arrival].map(({ airport }) => [airport.code, airport])),
    ),
  );
  const cities = [...new Set([...titles.values()].map(({ city }) => city))];
  return cities
    .map((city) => ({
      city,
      airports: [...titles.values()].filter((airport) => airport.city === city).map(({ code, title }) => facet(code, title)),
    }))
    .filter(({ airports }) => airports.length > 1);
}

/** Airports of connections and their cities. */
function connectionCities(all: readonly OfferFacts[]): Map<string, string> {
  const between = all.flatMap(({ offer }) =>
    offer.directions.flatMap(({ segments }) => [
      ...segments.slice(0, -1).map(({ arrival }) => arrival),
      ...segments.slice(1).map(({ departure }) => departure),
    ]),
  );
  return new Map(between.map(({ airport }) => [airport.code, airport.city]));
}

function windowFacets(all: readonly OfferFacts[]): WindowFacet[] {
  const directions = all[0]?.offer.directions.length ?? 0;
  return Array.from({ length: directions }, (_, direction) => direction).flatMap((direction) =>
    ENDS.flatMap((end) => {
      const minutes = all.flatMap(({ ends }) =>
        ends.filter((one) => one.direction === direction && one.end === end).map((one) => one.minutes),
      );
      const bounds = boundsOf(minutes, STEP_MINUTES);
      return bounds ? [{ direction, end, bounds }] : [];
    }),
  );
}
