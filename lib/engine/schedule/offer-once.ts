import { remove, unite } from "@/lib/domain/schedule/day-set";
import { flightCode } from "@/lib/domain/schedule/inventory";
import { cabinCapacities } from "@/lib/domain/schedule/nesting";
import { restrictionOf } from "@/lib/domain/schedule/traffic-restrictions";
import { itemAt, u8At, u16At, u32At } from "@/lib/util/at";
import { groupBy } from "@/lib/util/grouping";
import { type ServiceColumns, saleOf, textOfKind } from "../service-columns";
import { DaySetPool } from "./day-set-pool";

/** Whether anything of a carrier can be sold at all, seats and flights apart. */
export type IsOnSale = (carrier: string) => boolean;

/** A service of a flight that is sold under several numbers. */
interface Sharer {
  service: number;
  /** Its own flight, as `flightCode` writes it. */
  flight: string;
  /** The lower, the sooner it is the one that is offered. */
  rank: number;
}

/**
 * Offers an aircraft once: of a flight and its duplicates (code shares) between two airports, each UTC day stays with one of them. That is the
 * flight that is flown, where it is on sale, else the first duplicate that is, by code. Those that may never be sold take nothing away.
 * A flight leaves a station once a UTC day, so it is the same aircraft even where the carriers' files differ by minutes.
 */
export function offerOnce(services: ServiceColumns, isOnSale: IsOnSale): ServiceColumns {
  const groups = sharersOf(services, isOnSale);
  if (groups.length === 0) return services;
  const days = services.days.slice();
  const pool = new DaySetPool(services.words);
  for (const group of groups) {
    const taken = new Uint32Array(services.words);
    for (const alike of groupBy(group, ({ flight }) => flight).values()) {
      const kept = alike.map(({ service }) => {
        const set = services.dayPool.slice(u32At(services.days, service), u32At(services.days, service) + services.words);
        remove(set, taken);
        days[service] = services.dayPool.length + pool.numberOf(set) * services.words;
        return set;
      });
      for (const set of kept) unite(taken, set);
    }
  }
  return { ...services, days, dayPool: joined(services.dayPool, pool.finish()) };
}

/** Services of the same aircraft between the same airports under more than one number, the preferred flight first. */
function sharersOf(services: ServiceColumns, isOnSale: IsOnSale): Sharer[][] {
  const flownByKind = Array.from(services.kindOrigin, (_, kind) => textOfKind(services, kind, "operatingFlight"));
  const shared = new Set(flownByKind);
  shared.delete("");
  if (shared.size === 0) return [];
  const own = Array.from(services.flightNumber, (_, flight) => codeOf(services, flight));
  const groups = new Map<string, Sharer[]>();
  for (let service = 0; service < services.pair.length; service++) {
    const flight = itemAt(own, u32At(services.flight, service));
    const flown = flownBy(services, service, flownByKind) || flight;
    if (!shared.has(flown) || isNeverSold(services, service)) continue;
    const rank = (flown === flight ? 0 : 1) + (isSellable(services, service, isOnSale) ? 0 : 2);
    const key = `${flown} ${u32At(services.pair, service)}`;
    const group = groups.get(key);
    if (group) group.push({ service, flight, rank });
    else groups.set(key, [{ service, flight, rank }]);
  }
  const several = [...groups.values()].filter((group) => group.some(({ flight }) => flight !== group[0]?.flight));
  return several.map((group) => group.sort((one, other) => one.rank - other.rank || (one.flight < other.flight ? -1 : 1)));
}

function codeOf(services: ServiceColumns, flight: number): string {
  const suffix = u8At(services.flightSuffix, flight);
  const carrier = itemAt(services.carriers, u16At(services.flightCarrier, flight));
  return flightCode(carrier, u16At(services.flightNumber, flight), suffix === 0 ? "" : String.fromCharCode(suffix));
}

/** The one flight that all legs are flown as under another number, else empty. */
function flownBy(services: ServiceColumns, service: number, flownByKind: readonly string[]): string {
  const kinds = kindsOf(services, service);
  const flown = itemAt(flownByKind, itemAt(kinds, 0));
  return kinds.every((kind) => flownByKind[kind] === flown) ? flown : "";
}

function isNeverSold(services: ServiceColumns, service: number): boolean {
  const { alone, connecting } = restrictionOf(saleOf(services, service).restriction);
  return !alone && connecting === "none";
}

function isSellable(services: ServiceColumns, service: number, isOnSale: IsOnSale): boolean {
  const hasSeats = kindsOf(services, service).every((kind) => {
    const { B, E } = cabinCapacities(textOfKind(services, kind, "configuration"));
    return B + E > 0 && textOfKind(services, kind, "bookingDesignators") !== "";
  });
  return hasSeats && isOnSale(itemAt(services.carriers, u16At(services.carrier, service)));
}

function kindsOf({ legStart, legKind }: ServiceColumns, service: number): number[] {
  return Array.from(legKind.subarray(legStart[service], legStart[service + 1]));
}

function joined(one: Uint32Array, other: Uint32Array): Uint32Array {
  const all = new Uint32Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}
