import { connectionSlot } from "../airport-table";
import { Departures } from "../departures";
import type { Network } from "../network";
import { MAX_GROUND_MINUTES, MAX_SELF_TRANSFERS } from "../rules";
import { legCount } from "../service-table";
import { type FoundItinerary, technicalStopsAllowed } from "./found-itinerary";

/** Joins the flights of given routes by time. The routes are the caller's choice; every rule about flights is kept here. */
export class FlightJoiner {
  private readonly first: Departures;
  private readonly second: Departures;
  private readonly third: Departures;
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
        if (this.connects(1, route)) then(MAX_GROUND_MINUTES - ((this.found.departures[1] ?? 0) - arrival));
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
    this.found.services[position] = from.services[index] ?? 0;
    this.found.departures[position] = from.times[index] ?? 0;
  }

  private arrivalOf(position: number): number {
    const { services, departures } = this.found;
    return (departures[position] ?? 0) + (this.network.services.duration[services[position] ?? 0] ?? 0);
  }

  /** Whether the segment at a position may follow the one before it; notes whether that is a self transfer. */
  private connects(position: number, route: number): boolean {
    const { services: table, airports, routes, carriers } = this.network;
    const { services, departures, selfTransfers } = this.found;
    const [before, after] = [services[position - 1] ?? 0, services[position] ?? 0];
    const agreed = carriers.agreed[(table.carrier[before] ?? 0) * carriers.codes.length + (table.carrier[after] ?? 0)] ?? 0;
    const slot = connectionSlot(routes.from[route] ?? 0, table.international[before] ?? 0, table.international[after] ?? 0, 1 - agreed);
    if ((departures[position] ?? 0) - this.arrivalOf(position - 1) < (airports.minimumConnection[slot] ?? 0)) return false;
    selfTransfers[position - 1] = 1 - agreed;
    return this.selfTransfersUpTo(position) <= MAX_SELF_TRANSFERS && this.isNewFlight(position);
  }

  private selfTransfersUpTo(position: number): number {
    const { selfTransfers } = this.found;
    return position === 1 ? (selfTransfers[0] ?? 0) : (selfTransfers[0] ?? 0) + (selfTransfers[1] ?? 0);
  }

  private isNewFlight(position: number): boolean {
    const { flight } = this.network.services;
    const { services } = this.found;
    const own = flight[services[position] ?? 0];
    return own !== flight[services[position - 1] ?? 0] && (position === 1 || own !== flight[services[0] ?? 0]);
  }

  private show(count: number): void {
    this.found.count = count;
    if (this.stopsAllowed()) this.visit(this.found);
  }

  /** The routes are known to differ in their airports; what is left to see is where the flights stop on the way. */
  private stopsAllowed(): boolean {
    const { count, services } = this.found;
    for (let position = 0; position < count; position++) {
      if (legCount(this.network.services, services[position] ?? 0) > 1)
        return technicalStopsAllowed(this.network, this.found, this.mayStopAt);
    }
    return true;
  }
}
