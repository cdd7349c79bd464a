import type { Network } from "../network";
import type { RepeatedDepartures } from "./repeated-departures";

/** Days of a word of the network's day sets. */
const WORD_DAYS = 32;

/**
 * The services of each route that operate within a stretch of 32 days, with all that listing departures asks of them side by side: of a
 * year's services of a route few operate on a day, and they lie far apart. Twelve bytes each, 35 MB for 100,000 departures a day.
 * Repeated departures are left out.
 */
export class RunningServices {
  /** Entries of route `r` in stretch `s` are those from `start[r * stretches + s]` up to, not including, the next start; by service. */
  readonly start: Uint32Array;
  readonly stretches: number;
  readonly services: Uint32Array;
  /** Bits of the days of the stretch. */
  readonly days: Uint32Array;
  /** Minutes after midnight UTC of the departure, and from then to the arrival. */
  readonly departureMinute: Uint16Array;
  readonly duration: Uint16Array;

  constructor(
    private readonly network: Network,
    private readonly repeated: RepeatedDepartures,
  ) {
    const routes = network.routes.from.length;
    this.stretches = network.services.words;
    this.start = new Uint32Array(routes * this.stretches + 1);
    this.count(routes);
    const size = this.start[routes * this.stretches] ?? 0;
    this.services = new Uint32Array(size);
    this.days = new Uint32Array(size);
    this.departureMinute = new Uint16Array(size);
    this.duration = new Uint16Array(size);
    for (let route = 0; route < routes; route++) this.fill(route);
  }

  private count(routes: number): void {
    const { ofRoute } = this.network.services;
    let size = 0;
    for (let route = 0; route < routes; route++) {
      for (let stretch = 0; stretch < this.stretches; stretch++) {
        for (let service = ofRoute[route] ?? 0; service < (ofRoute[route + 1] ?? 0); service++)
          if (this.bitsOf(service, stretch) !== 0) size++;
        this.start[route * this.stretches + stretch + 1] = size;
      }
    }
  }

  private fill(route: number): void {
    const { ofRoute, departureMinute, duration } = this.network.services;
    let entry = this.start[route * this.stretches] ?? 0;
    for (let stretch = 0; stretch < this.stretches; stretch++) {
      for (let service = ofRoute[route] ?? 0; service < (ofRoute[route + 1] ?? 0); service++) {
        const bits = this.bitsOf(service, stretch);
        if (bits === 0) continue;
        this.services[entry] = service;
        this.days[entry] = bits;
        this.departureMinute[entry] = departureMinute[service] ?? 0;
        this.duration[entry++] = duration[service] ?? 0;
      }
    }
  }

  private bitsOf(service: number, stretch: number): number {
    const { days, dayPool } = this.network.services;
    return (dayPool[(days[service] ?? 0) + stretch] ?? 0) & ~this.repeated.bitsOf(service, stretch * WORD_DAYS, WORD_DAYS);
  }
}
