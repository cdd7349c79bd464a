import { i32At, u8At, u16At } from "@/lib/util/at";
import { ConnectionNeeded } from "../connection-needed";
import { Departures } from "../departures";
import type { Network } from "../network";
import { MAX_GROUND_MINUTES, MAX_SELF_TRANSFERS } from "../rules";
import { legCount, legKinds } from "../service-table";

/** An itinerary as indices into the network. One object serves a whole search: read it before returning. */
export interface FoundItinerary {
  /** How many segments: 1 to 3. */
  count: number;
  services: Int32Array;
  /** Departure of each segment, minutes since epoch, UTC. */
  departures: Int32Array;
  /** Per connection, 1 where it is a self transfer. */
  selfTransfers: Uint8Array;
}

/** Joins the flights of given routes by time. The routes are the caller's choice; every rule about flights is kept here. */
export class FlightJoiner {
  private readonly first: Departures;
  private readonly second: Departures;
  private readonly third: Departures;
  private readonly needed: ConnectionNeeded;
  private readonly found: FoundItinerary = {
    count: 0,
    services: new Int32Array(3),
    departures: new Int32Array(3),
    selfTransfers: new Uint8Array(2),
  };

  /**
   * @param mayStopAt whether a technical stop at this airport keeps the rules
   * @param visit shown every itinerary
   */
  constructor(
    private readonly network: Network,
    private readonly mayStopAt: (airport: number) => boolean,
    private readonly visit: (found: FoundItinerary) => void,
  ) {
    this.first = new Departures(network);
    this.second = new Departures(network);
    this.third = new Departures(network);
    this.needed = new ConnectionNeeded(network);
  }

  /** Takes the flights of a route on a local day of its origin as first ones. @returns whether there are any */
  startWith(route: number, day: number, notBefore: number): boolean {
    this.first.fillLocalDays(route, day, day, notBefore);
    return this.first.count > 0;
  }

  /** Shows the first flights alone. */
  showNonstops(): void {
    for (let one = 0; one < this.first.count; one++) {
      this.place(0, this.first, one);
      this.show(1);
    }
  }

  /** Shows the first flights with every flight of a second route that they connect to. */
  showOneStops(second: number): void {
    this.joinSecond(second, () => this.show(2));
  }

  /** Shows the first flights with those of a second route, and of each of the last ones. */
  showTwoStops(second: number, lasts: readonly number[]): void {
    this.joinSecond(second, (groundLeft) => {
      for (const last of lasts) this.joinThird(last, groundLeft);
    });
  }

  private joinSecond(route: number, then: (groundLeft: number) => void): void {
    for (let one = 0; one < this.first.count; one++) {
      this.place(0, this.first, one);
      const arrival = this.arrivalOf(0);
      this.second.fill(route, arrival, arrival + MAX_GROUND_MINUTES);
      for (let two = 0; two < this.second.count; two++) {
        this.place(1, this.second, two);
        if (this.connects(1, route)) then(MAX_GROUND_MINUTES - (i32At(this.found.departures, 1) - arrival));
      }
    }
  }

  private joinThird(route: number, groundLeft: number): void {
    const arrival = this.arrivalOf(1);
    this.third.fill(route, arrival, arrival + groundLeft);
    for (let three = 0; three < this.third.count; three++) {
      this.place(2, this.third, three);
      if (this.connects(2, route)) this.show(3);
    }
  }

  private place(position: number, from: Departures, index: number): void {
    this.found.services[position] = i32At(from.services, index);
    this.found.departures[position] = i32At(from.times, index);
  }

  private arrivalOf(position: number): number {
    const { services, departures } = this.found;
    return i32At(departures, position) + u16At(this.network.services.duration, i32At(services, position));
  }

  /** Whether the segment at a position may follow the one before it; notes whether that is a self transfer. */
  private connects(position: number, route: number): boolean {
    const { services: table, routes, carriers } = this.network;
    const { services, departures, selfTransfers } = this.found;
    const [before, after] = [i32At(services, position - 1), i32At(services, position)];
    const agreed = u8At(carriers.agreed, u16At(table.carrier, before) * carriers.codes.length + u16At(table.carrier, after));
    const needed = this.needed.minutes(u16At(routes.from, route), before, after, 1 - agreed);
    if (i32At(departures, position) - this.arrivalOf(position - 1) < needed) return false;
    selfTransfers[position - 1] = 1 - agreed;
    return this.selfTransfersUpTo(position) <= MAX_SELF_TRANSFERS && this.isNewFlight(position);
  }

  private selfTransfersUpTo(position: number): number {
    const { selfTransfers } = this.found;
    return position === 1 ? u8At(selfTransfers, 0) : u8At(selfTransfers, 0) + u8At(selfTransfers, 1);
  }

  private isNewFlight(position: number): boolean {
    const { flight } = this.network.services;
    const { services } = this.found;
    const own = flight[i32At(services, position)];
    return own !== flight[i32At(services, position - 1)] && (position === 1 || own !== flight[i32At(services, 0)]);
  }

  private show(count: number): void {
    this.found.count = count;
    if (this.stopsAllowed()) this.visit(this.found);
  }

  /** The routes are known to differ in their airports; what is left to see is where the flights stop on the way. */
  private stopsAllowed(): boolean {
    const { count, services } = this.found;
    for (let position = 0; position < count; position++) {
      if (legCount(this.network.services, i32At(services, position)) > 1)
        return technicalStopsAllowed(this.network, this.found, this.mayStopAt);
    }
    return true;
  }
}

/** Whether no technical stop is at an airport that the journey visits elsewhere, nor at one that `mayStopAt` refuses. */
function technicalStopsAllowed(network: Network, found: FoundItinerary, mayStopAt: (airport: number) => boolean): boolean {
  const visited = new Set<number>();
  let calls = 0;
  for (const service of found.services.subarray(0, found.count)) {
    const legs = legKinds(network.services, service);
    if (legs.slice(1).some(({ origin }) => !mayStopAt(origin))) return false;
    for (const { origin } of legs) visited.add(origin);
    calls += legs.length;
    const end = legs.at(-1);
    if (end && service === found.services[found.count - 1]) {
      visited.add(end.destination);
      calls++;
    }
  }
  return visited.size === calls;
}
