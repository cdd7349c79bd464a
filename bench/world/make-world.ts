import type { Rate } from "@/lib/domain/pricing/exchange";
import type { Fare } from "@/lib/domain/pricing/fare";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { InventoryRow } from "@/lib/formats/csv/inventory-table";
import type { TaxRow } from "@/lib/formats/csv/tax-table";
import { makeAgreements } from "./agreements";
import { makeCarriers, type WorldCarrier } from "./carriers";
import { fareMarkets, faresOf } from "./fares";
import { FlightPlanner, type WorldFlight } from "./flights";
import { type Filing, legsOf } from "./legs";
import { daysOf, type WorldOptions } from "./options";
import { makePlaces, type Place } from "./places";
import { makeRoutes } from "./routes";
import { type Season, seasonsOf } from "./seasons";
import { inventoryRows, RATES, taxRows } from "./tables";

/** A world of hubs and spokes: schedules, fares and all that prices depend on. What is large is made while it is read. */
export interface World {
  options: WorldOptions;
  /** Days that searches may ask for, day numbers. */
  fromDay: number;
  toDay: number;
  airports: readonly Place[];
  carriers: readonly WorldCarrier[];
  seasons: readonly Season[];
  agreements: readonly (readonly [string, string])[];
  inventory: readonly InventoryRow[];
  taxes: readonly TaxRow[];
  rates: readonly Rate[];
  /** Leg records of a carrier's season, in the order of an SSIM file. */
  legsOf(carrier: WorldCarrier, season: Season): LegPattern[];
  /** All leg records, carrier by carrier. */
  legs(): LegPattern[];
  /** Every fare for one direction; carrier by carrier. */
  fares(): Iterable<Fare>;
}

/** Makes a world from its options: the same options, the same world. Takes some seconds for the largest. */
export function makeWorld(options: WorldOptions): World {
  const { seed, flightsPerDay } = options;
  const days = daysOf(options);
  const airports = makePlaces(options.airports, seed);
  const carriers = makeCarriers(airports, flightsPerDay, seed);
  const routes = makeRoutes(airports, carriers, flightsPerDay, seed).sort((one, other) => one.carrier - other.carrier);
  const seasons = seasonsOf(days.fromDay, days.toDay);
  const planned = new FlightPlanner(airports, carriers, routes, days.fromDay, seed).plan();
  const flights = groupByCarrier(planned, carriers.length);
  const filing = { places: airports, carriers, seed };
  const cuts = cutsFor(options.legRecords, planned, seasons, filing);
  const world = { options, ...days, airports, carriers, seasons, rates: RATES };
  const legsOfSeason = (carrier: WorldCarrier, season: Season) =>
    (flights[carriers.indexOf(carrier)] ?? []).flatMap((flight) => legsOf(flight, season, { ...filing, cuts }));
  return {
    ...world,
    agreements: makeAgreements(carriers, seed),
    inventory: inventoryRows(carriers),
    taxes: taxRows(airports, carriers),
    legsOf: legsOfSeason,
    legs: () => carriers.flatMap((carrier) => seasons.flatMap((season) => legsOfSeason(carrier, season))),
    fares: () => faresOf(fareMarkets(airports, carriers, routes, options.fares), airports, carriers),
  };
}

function groupByCarrier(flights: readonly WorldFlight[], carriers: number): WorldFlight[][] {
  const groups = Array.from({ length: carriers }, (): WorldFlight[] => []);
  for (const flight of flights) groups[flight.carrier]?.push(flight);
  return groups;
}

/** Further periods per flight and season, so that there are as many leg records as wanted; tried out on every twentieth flight. */
function cutsFor(wanted: number, flights: readonly WorldFlight[], seasons: readonly Season[], filing: Omit<Filing, "cuts">): number {
  const sample = flights.filter((_, index) => index % 20 === 0);
  const records = (cuts: number) =>
    sample.reduce((sum, flight) => sum + seasons.reduce((legs, season) => legs + legsOf(flight, season, { ...filing, cuts }).length, 0), 0);
  const target = wanted * (sample.length / flights.length);
  const [none, two] = [records(0), records(2)];
  const guess = (2 * (target - none)) / (two - none);
  if (guess <= 0) return 0;
  const reached = records(guess);
  return guess * (1 + (target - reached) / (reached - none));
}
