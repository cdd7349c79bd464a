import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { SsimParser } from "@/lib/formats/ssim/parser";
import { readRecords } from "@/lib/formats/ssim/read-records";
import { allAirports } from "@/lib/reference/airports";
import { groupBy } from "@/lib/util/grouping";
import type { Carrier } from "./carriers";
import { makePlaces, type Place } from "./places";
import type { Route } from "./routes";
import { tablesOf, WORLD_DAYS, type World } from "./world";

/**
 * The world of SSIM files. Schedules say nothing of prices: fares, taxes, inventory rules and agreements are invented as in a made world.
 * @param from first day that is sold, `YYYY-MM-DD`; a later one where the files begin later
 * @throws Error where a file has problems
 */
export async function readWorld(files: readonly string[], from: string, seed = 1): Promise<World> {
  const airports = makePlaces(allAirports().length, seed);
  const places = new Map(airports.map((place) => [place.code, place]));
  const legs: LegPattern[] = [];
  for (const file of files) legs.push(...(await readLegs(file, places)));
  if (legs.length === 0) throw new Error("the files hold no legs that carry passengers");
  const fromDay = legs.reduce((first, { periodFrom }) => Math.min(first, dayNumber(periodFrom)), Number.POSITIVE_INFINITY);
  const first = Math.max(fromDay, dayNumber(from));
  const routes = [...groupBy(legs, ({ carrier }) => carrier).values()].flatMap((own) => routesOf(own, places));
  const carriers = [...new Set(routes.map(({ carrier }) => carrier))];
  return {
    name: `${files.length} SSIM file(s), ${legs.length.toLocaleString("en-GB")} leg records, from ${fromDayNumber(first)}`,
    ...{ seed, fromDay: first, toDay: first + WORLD_DAYS - 1, airports, legs, schedule: [] },
    ...tablesOf(airports, carriers, routes, { seed, fares: legs.length * 2 }),
  };
}

async function readLegs(file: string, places: ReadonlyMap<string, Place>): Promise<LegPattern[]> {
  const legs: LegPattern[] = [];
  const parser = new SsimParser((code) => places.has(code));
  for await (const records of readRecords(file)) {
    for (const record of records) {
      const item = parser.read(record);
      if (item?.kind === "leg") legs.push(item.leg);
    }
  }
  parser.end();
  if (parser.bad.total > 0) throw new Error(`${file} has ${parser.bad.total} problems: import it to see them`);
  return legs;
}

/** A carrier's routes from its legs: the hub is the end at which it has more of them. Who sells business class is a network carrier. */
function routesOf(legs: readonly LegPattern[], places: ReadonlyMap<string, Place>): Route[] {
  const byOrigin = groupBy(legs, ({ origin }) => origin);
  const legsAt = (airport: string) => byOrigin.get(airport)?.length ?? 0;
  const business = legs.some(({ bookingDesignators }) => /[JCD]/.test(bookingDesignators));
  const carrier: Carrier = {
    ...{ code: legs[0]?.carrier ?? "", kind: business ? "network" : "budget", alliance: business ? 0 : null },
    ...{ hubs: [], flightsPerDay: 0, timeMode: "L", currency: "USD" },
  };
  return [...groupBy(legs, ({ origin, destination }) => [origin, destination].sort().join(" ")).values()].flatMap((own) => {
    const ends = [own[0]?.origin ?? "", own[0]?.destination ?? ""].sort((one, other) => legsAt(other) - legsAt(one));
    const [hub, spoke] = ends.map((code) => places.get(code));
    return hub && spoke ? [{ carrier, hub, spoke, beyond: null, perDay: own.length }] : [];
  });
}
