import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { Rate } from "@/lib/domain/pricing/exchange";
import type { Fare } from "@/lib/domain/pricing/fare";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { InventoryRow } from "@/lib/formats/csv/inventory-table";
import type { TaxRow } from "@/lib/formats/csv/tax-table";
import type { SsimCarrier } from "@/lib/formats/ssim/write/write";
import { groupBy } from "@/lib/util/grouping";
import { seeded } from "@/scripts/lib/database/seeded";
import { type Carrier, makeAgreements, makeCarriers } from "./carriers";
import { faresOf } from "./fares";
import { type Flight, flightsOf } from "./flights";
import { legsOf } from "./legs";
import { makePlaces, type Place } from "./places";
import { makeRoutes, type Route } from "./routes";
import { seasonsOf } from "./seasons";
import { inventoryRows, RATES, taxRows } from "./tables";

/** A schedule, its fares and all that prices depend on: made, or of files. */
export interface World {
  /** What the tables call it. */
  name: string;
  seed: number;
  /** Days that searches may ask for, day numbers; both included. */
  fromDay: number;
  toDay: number;
  airports: readonly Place[];
  legs: readonly LegPattern[];
  /** The same legs as they are filed, the largest carriers first; empty where they are of files. */
  schedule: readonly FiledSeason[];
  /** Every fare for one direction, carrier by carrier; made while it is read. */
  fares: () => Iterable<Fare>;
  agreements: readonly (readonly [string, string])[];
  inventory: readonly InventoryRow[];
  taxes: readonly TaxRow[];
  rates: readonly Rate[];
}

/** A carrier's season as it is filed. */
export interface FiledSeason extends SsimCarrier {
  legs: LegPattern[];
}

interface WorldOptions {
  /** Take-offs of an average day. */
  flightsPerDay: number;
  /** First day that is sold, `YYYY-MM-DD`. The schedule has whole IATA seasons, from the one that holds this day. */
  from: string;
  /** The same options give the same world, to the last leg and fare. */
  seed?: number;
}

/** Days that are sold: what the product compiles. */
export const WORLD_DAYS = 330;
/** In the proportions of the real world: 100,000 take-offs a day, nearly 4,000 airports, a million leg records. */
const RECORDS_PER_FLIGHT = 10;
const FARES_PER_FLIGHT = 17;
/** Periods of a flight's season that the clocks and the calendar make, on average. */
const PERIODS_BY_CLOCK = 0.6;

/** Makes a world from its options. Takes some seconds for a large one. */
export function makeWorld({ flightsPerDay, from, seed = 1 }: WorldOptions): World {
  const fromDay = dayNumber(from);
  const toDay = fromDay + WORLD_DAYS - 1;
  const airports = makePlaces(Math.round(0.703 * flightsPerDay ** 0.75), seed);
  const carriers = makeCarriers(airports, flightsPerDay, seed);
  const routes = makeRoutes(airports, carriers, flightsPerDay, seed);
  const random = seeded(seed + 4);
  const flights = [...groupBy(routes, ({ carrier }) => carrier.code).values()].flatMap((own) =>
    own[0] ? flightsOf(own[0].carrier, own, fromDay, random) : [],
  );
  const schedule = fileSeasons(flights, { fromDay, toDay, records: flightsPerDay * RECORDS_PER_FLIGHT }, random);
  return {
    ...{ name: `${airports.length.toLocaleString("en-GB")} airports, ${flightsPerDay.toLocaleString("en-GB")} flights a day` },
    ...{ seed, fromDay, toDay, airports, schedule, legs: schedule.flatMap(({ legs }) => legs) },
    ...tablesOf(airports, carriers, routes, { seed, fares: flightsPerDay * FARES_PER_FLIGHT }),
  };
}

/** All that prices depend on, invented for airlines and their routes. @param fares about so many */
export function tablesOf(
  airports: readonly Place[],
  carriers: readonly Carrier[],
  routes: readonly Route[],
  { seed, fares }: { seed: number; fares: number },
): Pick<World, "fares" | "agreements" | "inventory" | "taxes" | "rates"> {
  return {
    fares: () => faresOf(routes, fares),
    agreements: makeAgreements(carriers, seed),
    inventory: inventoryRows(carriers),
    taxes: taxRows(airports, carriers),
    rates: RATES,
  };
}

/** @param span days that are sold, and how many leg records there are to be, about */
function fileSeasons(flights: readonly Flight[], span: { fromDay: number; toDay: number; records: number }, random: () => number) {
  const seasons = seasonsOf(span.fromDay, span.toDay);
  const leastRecords = seasons.length * flights.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const cuts = Math.max(0, span.records / leastRecords - PERIODS_BY_CLOCK);
  const byCarrier = groupBy(flights, ({ carrier }) => carrier.code);
  return [...byCarrier].flatMap(([carrier, own]) =>
    seasons.map((season): FiledSeason => {
      const legs = own.flatMap((flight) => legsOf(flight, season, cuts, random));
      const [validFrom, validTo] = [fromDayNumber(season.first), fromDayNumber(season.last)];
      return { carrier, season: season.name, timeMode: own[0]?.carrier.timeMode ?? "L", validFrom, validTo, legs };
    }),
  );
}
