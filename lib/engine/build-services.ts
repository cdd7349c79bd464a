import type { LegPattern } from "@/lib/domain/schedule";
import type { AirportTable } from "./airport-table";
import type { CarrierTable } from "./carrier-table";
import { type DayWindow, wordsOf } from "./day-set";
import { groupStarts } from "./group-starts";
import { Interner } from "./interner";
import type { FlightName, LegKind, ServiceTable } from "./service-table";
import type { TimeRun } from "./time-runs";

/** Gathers services in the order in which they are found, column by column, and sorts them into a table at the end. */
export class ServiceBuilder {
  /** Origin and destination as one number, `from * airports + to`. */
  private readonly pair: number[] = [];
  private readonly departureMinute: number[] = [];
  private readonly duration: number[] = [];
  private readonly daySet: number[] = [];
  private readonly flight: number[] = [];
  private readonly carrier: number[] = [];
  private readonly international: number[] = [];
  private readonly legStart: number[] = [0];
  private readonly legKind: number[] = [];
  private readonly legDeparture: number[] = [];
  private readonly legArrival: number[] = [];
  private readonly daySets = new Interner<Uint32Array>();
  private readonly flights = new Interner<FlightName>();
  private readonly kinds = new Interner<LegKind>();

  constructor(
    private readonly window: DayWindow,
    private readonly airports: AirportTable,
    private readonly carriers: CarrierTable,
  ) {}

  add(legs: readonly LegPattern[], run: TimeRun): void {
    const [first, last] = [legs[0], legs.at(-1)];
    if (!first || !last) return;
    const { carrier, flightNumber, suffix } = first;
    this.pair.push(this.airport(first.origin) * this.airports.codes.length + this.airport(last.destination));
    this.departureMinute.push(run.departureMinute);
    this.duration.push(run.times.at(-1) ?? 0);
    this.daySet.push(this.daySets.idOf(run.days.join(), () => run.days));
    this.flight.push(this.flights.idOf(`${carrier}/${flightNumber}/${suffix}`, () => ({ carrier, flightNumber, suffix })));
    this.carrier.push(this.carriers.indexOf.get(carrier) ?? 0);
    this.international.push(this.isInternational(legs) ? 1 : 0);
    for (const [index, leg] of legs.entries()) {
      this.legKind.push(this.kindOf(leg));
      this.legDeparture.push(run.times[2 * index] ?? 0);
      this.legArrival.push(run.times[2 * index + 1] ?? 0);
    }
    this.legStart.push(this.legKind.length);
  }

  /** @returns the table, and the pair of every route, ascending: routes are numbered in that order */
  finish(): { pairs: number[]; services: ServiceTable } {
    const pairs = [...new Set(this.pair)].sort((a, b) => a - b);
    const routeOf = new Map(pairs.map((pair, route) => [pair, route]));
    const route = this.pair.map((pair) => routeOf.get(pair) ?? 0);
    const order = this.inOrderOf(route);
    const column = (values: readonly number[]) => order.map((service) => values[service] ?? 0);
    const words = wordsOf(this.window);
    const services = {
      ofRoute: groupStarts(route, pairs.length),
      departureMinute: Uint16Array.from(column(this.departureMinute)),
      duration: Uint16Array.from(column(this.duration)),
      days: column(this.daySet).map((set) => set * words),
      dayPool: concatenate(this.daySets.values, words),
      words,
      flight: column(this.flight),
      flights: this.flights.values,
      carrier: Uint16Array.from(column(this.carrier)),
      international: Uint8Array.from(column(this.international)),
      ...this.sortedLegs(order),
      kinds: this.kinds.values,
    };
    return { pairs, services };
  }

  /** Numbers of the services by route, then departure, then as added: packed into one number each, which sorts fastest. */
  private inOrderOf(route: readonly number[]): Uint32Array {
    const count = route.length;
    const keys = Float64Array.from(route, (value, service) => (value * 1440 + (this.departureMinute[service] ?? 0)) * count + service);
    return Uint32Array.from(keys.sort(), (key) => key % count);
  }

  private sortedLegs(order: Uint32Array): Pick<ServiceTable, "legStart" | "legKind" | "legDeparture" | "legArrival"> {
    const legStart = new Uint32Array(order.length + 1);
    const legs = new Uint32Array(this.legKind.length);
    let filled = 0;
    for (const [index, service] of order.entries()) {
      for (let leg = this.legStart[service] ?? 0; leg < (this.legStart[service + 1] ?? 0); leg++) legs[filled++] = leg;
      legStart[index + 1] = filled;
    }
    return {
      legStart,
      legKind: legs.map((leg) => this.legKind[leg] ?? 0),
      legDeparture: Uint16Array.from(legs, (leg) => this.legDeparture[leg] ?? 0),
      legArrival: Uint16Array.from(legs, (leg) => this.legArrival[leg] ?? 0),
    };
  }

  private kindOf(leg: LegPattern): number {
    const { departureTerminal, arrivalTerminal, aircraft, bookingDesignators, configuration, serviceType } = leg;
    const [origin, destination] = [this.airport(leg.origin), this.airport(leg.destination)];
    const kind = { origin, destination, departureTerminal, arrivalTerminal, aircraft, bookingDesignators, configuration, serviceType };
    return this.kinds.idOf(Object.values(kind).join("|"), () => kind);
  }

  private airport(code: string): number {
    return this.airports.indexOf.get(code) ?? 0;
  }

  private isInternational(legs: readonly LegPattern[]): boolean {
    const countries = legs.flatMap((leg) => [leg.origin, leg.destination]).map((code) => this.airports.countries[this.airport(code)]);
    return new Set(countries).size > 1;
  }
}

function concatenate(sets: readonly Uint32Array[], words: number): Uint32Array {
  const pool = new Uint32Array(sets.length * words);
  for (const [index, set] of sets.entries()) pool.set(set, index * words);
  return pool;
}
