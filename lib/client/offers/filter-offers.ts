import { type End, NO_FILTERS, type OfferFilters, type Range } from "@/lib/client/travel/offer-view";
import { conditionsOf, meets } from "./fare-lists";
import type { OfferFacts } from "./offer-facts";

/** One filter of the page; every end of a direction has its own. */
export type FilterName = Exclude<keyof OfferFilters, "times"> | `${End}${number}`;

/** What the filters have to know beside the offers. */
export interface FilterWorld {
  /** Carrier code to alliance, for members of one. */
  alliances: Readonly<Partial<Record<string, string>>>;
  /** Airport code to city, of every end of the offers. */
  cities: ReadonlyMap<string, string>;
}

export function worldOf(facts: readonly OfferFacts[], alliances: FilterWorld["alliances"]): FilterWorld {
  return { alliances, cities: new Map(facts.flatMap(({ ends }) => ends.map(({ code, city }) => [code, city]))) };
}

type Check = (facts: OfferFacts) => boolean;

const isWithin = (value: number, { from, to }: Range) => value >= from && value <= to;

/** The filters that are set, each as a question. A journey is kept where a chosen carrier flies any part of it. */
export function checksOf(filters: OfferFilters, { alliances, cities }: FilterWorld): Map<FilterName, Check> {
  const { stops, carriers, airports, via, maxDuration, connection, price } = filters;
  const checks = new Map<FilterName, Check>();
  if (stops.length > 0) checks.set("stops", (facts) => stops.includes(facts.stops));
  if (carriers.length > 0) checks.set("carriers", (facts) => facts.carriers.some((code) => carriers.includes(code)));
  if (filters.alliances.length > 0) {
    checks.set("alliances", (facts) => facts.carriers.every((code) => filters.alliances.includes(alliances[code] ?? "")));
  }
  if (airports.length > 0) {
    const bound = new Set(airports.map((code) => cities.get(code)));
    checks.set("airports", ({ ends }) => ends.every(({ code, city }) => !bound.has(city) || airports.includes(code)));
  }
  if (via.length > 0) {
    checks.set("via", ({ connections }) => connections.length > 0 && connections.every(({ code }) => via.includes(code)));
  }
  if (maxDuration !== null) checks.set("maxDuration", ({ longest }) => longest <= maxDuration);
  if (connection) checks.set("connection", ({ connections }) => connections.every(({ minutes }) => isWithin(minutes, connection)));
  if (price) checks.set("price", (facts) => isWithin(facts.price, price));
  for (const condition of conditionsOf(filters)) checks.set(condition, ({ offer }) => meets(offer, condition));
  if (filters.noSelfTransfer) checks.set("noSelfTransfer", ({ offer }) => !offer.is_vtrip);
  for (const window of filters.times) {
    const { direction, end } = window;
    checks.set(`${end}${direction}`, ({ ends }) =>
      ends.every((one) => one.direction !== direction || one.end !== end || isWithin(one.minutes, window)),
    );
  }
  return checks;
}

/** An offer, and what hides it: nothing, one filter alone, or several. */
export interface JudgedOffer extends OfferFacts {
  hiddenBy: FilterName | "several" | null;
}

/** Asks every filter about every offer once; counts behind each filter follow from the answers. */
export function judgeOffers(facts: readonly OfferFacts[], filters: OfferFilters, world: FilterWorld): JudgedOffer[] {
  const checks = [...checksOf(filters, world)];
  return facts.map((one) => {
    const against = checks.filter(([, check]) => !check(one)).map(([name]) => name);
    return { ...one, hiddenBy: against.length > 1 ? "several" : (against[0] ?? null) };
  });
}

/** Offers that would be in sight if this filter was not set. */
export function openTo(judged: readonly JudgedOffer[], name: FilterName): JudgedOffer[] {
  return judged.filter(({ hiddenBy }) => hiddenBy === null || hiddenBy === name);
}

/** The filters that are set, in the order of the panel. */
export function setFilters(filters: OfferFilters): FilterName[] {
  return [...checksOf(filters, { alliances: {}, cities: new Map() }).keys()];
}

/** The filters without one of them. */
export function withoutFilter(filters: OfferFilters, name: FilterName): OfferFilters {
  const window = filters.times.find(({ direction, end }) => `${end}${direction}` === name);
  if (window) return { ...filters, times: filters.times.filter((other) => other !== window) };
  return { ...filters, ...Object.fromEntries(Object.entries(NO_FILTERS).filter(([key]) => key === name)) };
}
