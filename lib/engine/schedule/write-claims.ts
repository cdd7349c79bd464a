import { type DaySet, isEmpty } from "@/lib/domain/schedule/day-set";
import { itemAt, u16At, u32At } from "@/lib/util/at";
import { type ServiceColumns, saleOf } from "../service-columns";
import { DaySetPool } from "./day-set-pool";
import type { Claim } from "./share-sale";
import { kindsOf } from "./shared-aircraft";
import type { SharedKinds } from "./shared-kinds";

/**
 * Writes what is offered of services into copies of their columns. A service of which nothing is left keeps its place without days, as it tells
 * what its number is flown as. One that is offered in several ways takes further places at the end.
 * @param claims of the services that are offered otherwise than they were compiled
 */
export function writeClaims(services: ServiceColumns, claims: readonly Claim[], kinds: SharedKinds): ServiceColumns {
  const { places, added } = placesOf(services, claims);
  const written = withPlaces(services, added);
  const days = new DayWriter(services);
  const none = days.write(new Uint32Array(services.words));
  for (const { service } of claims) written.days[service] = none;
  const sales = new SaleWriter(services);
  for (const [index, claim] of claims.entries()) {
    const place = itemAt(places, index);
    if (place === null) continue;
    written.days[place] = days.write(claim.days);
    written.sale[place] = sales.write(claim);
    if (claim.timedAs !== claim.service) writeTimes(written, place, claim, services, kinds);
  }
  return { ...written, ...kinds.finish(), dayPool: days.finish(), saleTerms: sales.terms };
}

/** Where each claim is written: the first of a service in its place, others behind all services; null where it has no days. */
function placesOf(services: ServiceColumns, claims: readonly Claim[]): { places: (number | null)[]; added: number[] } {
  const seen = new Set<number>();
  const added: number[] = [];
  const places = claims.map(({ service, days }) => {
    if (isEmpty(days)) return null;
    if (!seen.has(service)) return seen.add(service) && service;
    return services.pair.length + added.push(service) - 1;
  });
  return { places, added };
}

/** Copies of the columns, in which the services `added` come once more at the end. */
function withPlaces(services: ServiceColumns, added: readonly number[]): ServiceColumns {
  const legs = added.flatMap((service) => legsOf(services, service));
  const legStart = new Uint32Array(services.legStart.length + added.length);
  legStart.set(services.legStart);
  for (const [index, service] of added.entries()) {
    const place = services.legStart.length + index;
    legStart[place] = u32At(legStart, place - 1) + legsOf(services, service).length;
  }
  const longer8 = (values: Uint8Array) => fill(new Uint8Array(values.length + added.length), values, added);
  const longer16 = (values: Uint16Array, more = added) => fill(new Uint16Array(values.length + more.length), values, more);
  const longer32 = (values: Uint32Array, more = added) => fill(new Uint32Array(values.length + more.length), values, more);
  return {
    ...services,
    pair: longer32(services.pair),
    departureMinute: longer16(services.departureMinute),
    duration: longer16(services.duration),
    days: longer32(services.days),
    carrier: longer16(services.carrier),
    international: longer8(services.international),
    sale: longer16(services.sale),
    flight: longer32(services.flight),
    legStart,
    legKind: longer32(services.legKind, legs),
    legDeparture: longer16(services.legDeparture, legs),
    legArrival: longer16(services.legArrival, legs),
  };
}

/** Places of a service's legs. */
function legsOf({ legStart }: ServiceColumns, service: number): number[] {
  const first = u32At(legStart, service);
  return Array.from({ length: u32At(legStart, service + 1) - first }, (_, leg) => first + leg);
}

/** @param longer filled with the values, and behind them with those at the places `added` */
function fill<Column extends Uint8Array | Uint16Array | Uint32Array>(longer: Column, values: Column, added: readonly number[]): Column {
  longer.set(values);
  longer.set(
    added.map((place) => itemAt(values, place)),
    values.length,
  );
  return longer;
}

/** Times, aircraft and terminals of the flight that is flown, which lands at the same airports. */
function writeTimes(
  written: ServiceColumns,
  place: number,
  { service, timedAs }: Claim,
  services: ServiceColumns,
  kinds: SharedKinds,
): void {
  written.departureMinute[place] = u16At(services.departureMinute, timedAs);
  written.duration[place] = u16At(services.duration, timedAs);
  const [first, ownFirst] = [u32At(written.legStart, place), u32At(services.legStart, timedAs)];
  const ownKinds = kindsOf(services, timedAs);
  for (const [leg, kind] of kindsOf(services, service).entries()) {
    written.legKind[first + leg] = kinds.of(kind, itemAt(ownKinds, leg));
    written.legDeparture[first + leg] = u16At(services.legDeparture, ownFirst + leg);
    written.legArrival[first + leg] = u16At(services.legArrival, ownFirst + leg);
  }
}

/** Puts further day sets behind those that there are. */
class DayWriter {
  private readonly pool: DaySetPool;

  constructor(private readonly services: ServiceColumns) {
    this.pool = new DaySetPool(services.words);
  }

  /** Where the set will start in the pool of all. */
  write(days: DaySet): number {
    return this.services.dayPool.length + this.pool.numberOf(days) * this.services.words;
  }

  finish(): Uint32Array {
    const added = this.pool.finish();
    const all = new Uint32Array(this.services.dayPool.length + added.length);
    all.set(this.services.dayPool);
    all.set(added, this.services.dayPool.length);
    return all;
  }
}

class SaleWriter {
  readonly terms;

  constructor(private readonly services: ServiceColumns) {
    this.terms = [...services.saleTerms];
  }

  /** Index in `terms` of what is said of a service's sale, with the claim's restriction. */
  write({ service, restriction }: Claim): number {
    const own = saleOf(this.services, service);
    if (own.restriction === restriction) return u16At(this.services.sale, service);
    const { qualifier, classes, remarks } = own;
    const known = this.terms.findIndex(
      (each, index) =>
        index > 0 &&
        each.restriction === restriction &&
        each.qualifier === qualifier &&
        each.classes === classes &&
        each.remarks === remarks,
    );
    return known > 0 ? known : this.terms.push({ restriction, qualifier, classes, remarks }) - 1;
  }
}
