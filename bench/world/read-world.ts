import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { FareColumnsBuilder } from "@/lib/domain/pricing/fare-columns";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { SsimParser } from "@/lib/formats/ssim/parser";
import { allAirports } from "@/lib/reference/airports";
import { makeAgreements } from "./agreements";
import type { BenchWorld } from "./bench-world";
import type { WorldCarrier } from "./carriers";
import { operatingDaysOf } from "./departures";
import { fareMarkets, faresOf } from "./fares";
import { WORLD_DAYS, type WorldOptions } from "./options";
import { makePlaces, type Place } from "./places";
import type { WorldRoute } from "./scale-routes";
import { inventoryRows, RATES, taxRows } from "./tables";

/**
 * The world of SSIM files. Schedules say nothing of prices: fares, taxes, inventory rules and agreements are invented on its routes as
 * they are in a made world.
 * @param options its day and seed count, its sizes do not
 * @throws Error where a file has problems
 */
export async function readWorld(files: readonly string[], { from, seed }: WorldOptions): Promise<BenchWorld> {
  const legs: LegPattern[] = [];
  for (const file of files) await readLegs(file, legs);
  if (legs.length === 0) throw new Error("the files hold no legs that carry passengers");
  const earliest = legs.reduce((first, { periodFrom }) => Math.min(first, dayNumber(periodFrom)), Number.POSITIVE_INFINITY);
  const fromDay = Math.max(earliest, dayNumber(from));
  const toDay = fromDay + WORLD_DAYS - 1;
  const places = makePlaces(allAirports().length, seed);
  const { carriers, routes } = airlinesOf(legs, places, fromDay, toDay);
  const fares = new FareColumnsBuilder();
  for (const fare of faresOf(fareMarkets(places, carriers, routes, legs.length * 2), places, carriers)) fares.add(fare);
  const cities = new Map(places.map(({ code, cityCode }) => [code, cityCode]));
  return {
    name: `${files.length} SSIM file(s), ${legs.length.toLocaleString("en-GB")} leg records, from ${fromDayNumber(fromDay)}`,
    seed,
    input: { legs, airports: places, agreements: makeAgreements(carriers, seed), fromDay, toDay },
    fares: fares.finish(),
    cityOf: (airport) => cities.get(airport) ?? airport,
    ...{ inventory: inventoryRows(carriers), taxes: taxRows(places, carriers), rates: RATES },
  };
}

async function readLegs(file: string, legs: LegPattern[]): Promise<void> {
  const known = new Set(allAirports().map(({ code }) => code));
  const parser = new SsimParser((code) => known.has(code));
  for await (const line of createInterface({ input: createReadStream(file, "latin1"), crlfDelay: Number.POSITIVE_INFINITY })) {
    const item = parser.read(line);
    if (item?.kind === "leg") legs.push(item.leg);
  }
  parser.end();
  if (parser.bad.total > 0) throw new Error(`${file} has ${parser.bad.total} problems: import it to see them`);
}

/** Airlines and their routes as the legs show them: the hub is the end at which the carrier has more departures. */
function airlinesOf(legs: readonly LegPattern[], places: readonly Place[], fromDay: number, toDay: number) {
  const indexOf = new Map(places.map(({ code }, index) => [code, index]));
  const flown = new Map<string, { carrier: string; origin: number; destination: number; days: number }>();
  const departures = new Map<string, number>();
  for (const leg of legs) {
    const [origin, destination] = [indexOf.get(leg.origin) ?? 0, indexOf.get(leg.destination) ?? 0];
    const days = operatingDaysOf(leg, fromDay, toDay);
    const key = `${leg.carrier} ${Math.min(origin, destination)} ${Math.max(origin, destination)}`;
    const route = flown.get(key) ?? { carrier: leg.carrier, origin, destination, days: 0 };
    flown.set(key, { ...route, days: route.days + days });
    const at = `${leg.carrier} ${origin}`;
    departures.set(at, (departures.get(at) ?? 0) + days);
  }
  const codes = [...new Set(legs.map(({ carrier }) => carrier))].sort();
  const busy = (carrier: string, place: number) => departures.get(`${carrier} ${place}`) ?? 0;
  const routes = [...flown.values()].map(({ carrier, origin, destination, days }): WorldRoute => {
    const [hub, spoke] = busy(carrier, origin) >= busy(carrier, destination) ? [origin, destination] : [destination, origin];
    return { carrier: codes.indexOf(carrier), hub, spoke, beyond: -1, perDay: days / 2 / (toDay - fromDay + 1) };
  });
  const business = new Set(legs.filter(({ bookingDesignators }) => /[JCD]/.test(bookingDesignators)).map(({ carrier }) => carrier));
  return { routes, carriers: codes.map((code) => carrierOf(code, business.has(code))) };
}

/** Who sells business class is a network carrier, and all of these agree with each other. */
function carrierOf(code: string, business: boolean): WorldCarrier {
  const [kind, alliance] = business ? (["network", 0] as const) : (["budget", -1] as const);
  return { code, kind, hubs: [], flightsPerDay: 0, timeMode: "L", alliance, currency: "USD" };
}
