import { groupBy } from "@/lib/util/grouping";
import type { Fare } from "../fare";
import { changedTerms } from "./changed-terms";
import { closesEarlier, losesDays } from "./days-sold";
import type { FareChange } from "./fare-change";
import { brandOnRoute, fareName, routeOf, seasonName } from "./fare-names";
import { fareTerms } from "./fare-terms";
import { type Compare, firstPrice, noting, priceFalls, priceJumps } from "./first-prices";
import { changeOf } from "./name-change";
import { countRows, type RowPair, sameRows } from "./same-rows";
import { daysOfSeason } from "./seasons";

/** What is sold before and after, by its name. */
interface Kept {
  route: string;
  before: readonly Fare[];
  after: readonly Fare[];
}

/** A carrier's fares as they were and as they are to be. */
interface Compared {
  carrier: string;
  before: readonly Fare[];
  after: readonly Fare[];
  /** How prices of several currencies compare. */
  compare: Compare;
  /** Prices that fall by more are told one by one, percent. */
  dropPercent: number;
}

/** Works out what becomes of a carrier's fares. */
export function compareFares({ carrier, before, after, compare: byRates, dropPercent }: Compared): FareChange {
  const incomparable = new Set<string>();
  const compare = noting(byRates, incomparable);
  const [routesBefore, routesAfter] = [groupBy(before, routeOf), groupBy(after, routeOf)];
  const kept = [...routesBefore].flatMap(([route, fares]) => {
    const now = routesAfter.get(route);
    return now ? [{ route, before: fares, after: now }] : [];
  });
  const same = sameRows(before, after, fareName);
  const changed = same.filter(isAnother);
  const falls = priceFalls(kept, compare);
  const seasons = changeOf(before.map(seasonName), after.map(seasonName));
  return {
    carrier,
    fares: countRows(before, after, same, changed),
    routes: changeOf(routesBefore.keys(), routesAfter.keys()),
    brands: changeOf(before.map(brandOf), after.map(brandOf)),
    brandsOfRoutes: changeOf(
      kept.flatMap((each) => each.before.map(brandOnRoute)),
      kept.flatMap((each) => each.after.map(brandOnRoute)),
    ),
    bookingClasses: changeOf(before.map(classOf), after.map(classOf)),
    seasons,
    unsoldSeasons: seasons.lost.filter((season) => kept.some((each) => isUnsold(season, each))),
    ...lessSold(kept),
    firstPrices: kept
      .map(({ route, before: was, after: is }) => ({ of: route, before: firstPrice(was, compare), after: firstPrice(is, compare) }))
      .filter(({ before: was, after: is }) => was.amountMinor !== is.amountMinor || was.currency !== is.currency)
      .sort((one, other) => (one.of < other.of ? -1 : 1)),
    terms: changedTerms(changed.map(([was, is]) => [fareTerms(was), fareTerms(is)])),
    priceJumps: priceJumps(kept, compare),
    priceDrops: falls.filter(({ fallBp }) => fallBp > dropPercent * 100).map(({ change }) => change),
    deepestFallBp: falls[0]?.fallBp ?? 0,
    incomparable: [...incomparable].sort(),
  };
}

const brandOf = ({ brand }: Fare) => brand;
const classOf = ({ bookingClass }: Fare) => bookingClass;

type LessSold = Pick<FareChange, "shorterRoutes" | "shorterBrands" | "earlierRoutes" | "earlierBrands">;

/** What is sold on fewer days, or not as long. */
function lessSold(kept: readonly Kept[]): LessSold {
  const [shorterRoutes, shorterBrands] = worseOf(kept, losesDays);
  const [earlierRoutes, earlierBrands] = worseOf(kept, closesEarlier);
  return { shorterRoutes, shorterBrands, earlierRoutes, earlierBrands };
}

/** @returns the routes that are worse, and of the others the brands that are */
function worseOf(kept: readonly Kept[], isWorse: typeof losesDays): [routes: string[], brands: string[]] {
  const worse = new Set(kept.filter(({ before, after }) => isWorse(before, after)));
  const brands = kept
    .filter((each) => !worse.has(each))
    .flatMap(({ before, after }) => {
      const are = groupBy(after, brandOnRoute);
      return [...groupBy(before, brandOnRoute)].flatMap(([brand, was]) => {
        const is = are.get(brand);
        return is && isWorse(was, is) ? [brand] : [];
      });
    });
  return [[...worse].map(({ route }) => route).sort(), brands.sort()];
}

function isAnother([was, is]: RowPair<Fare>): boolean {
  return JSON.stringify(sorted(was)) !== JSON.stringify(sorted(is));
}

/** Fields in one order, whoever made the fare. */
function sorted(fare: Fare): [string, unknown][] {
  return Object.entries(fare).sort(([one], [other]) => (one < other ? -1 : 1));
}

function daysOf(fares: readonly Fare[]): bigint {
  return fares.reduce((days, fare) => days | daysOfSeason(fare), 0n);
}

/** Whether a route that had fares of a season is not sold on all of its days any more. */
function isUnsold(season: string, { before, after }: Kept): boolean {
  const fare = before.find((each) => seasonName(each) === season);
  return fare !== undefined && (daysOfSeason(fare) & ~daysOf(after)) !== 0n;
}
