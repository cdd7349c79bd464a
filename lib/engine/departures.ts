import { utcToLocal } from "@/lib/domain/schedule/zones";
import { i32At, itemAt, u16At, u32At } from "@/lib/util/at";
import { firstFrom } from "@/lib/util/first-from";
import type { Network } from "./network";

const DAY_MINUTES = 1440;
/** No zone is further from UTC than this, so the flights of a local day are within it of the same day in UTC. */
const WIDEST_OFFSET_MINUTES = 14 * 60;

/** Departures of one route within a span of time, refilled over and over so that a search allocates next to nothing. */
export class Departures {
  count = 0;
  /** Index of the service of each departure. */
  services = new Int32Array(64);
  /** Minutes since epoch, UTC. */
  times = new Int32Array(64);

  constructor(private readonly network: Network) {}

  /** Finds the departures of a route from `from` to `to`, both included, in the order of time. */
  fill(route: number, from: number, to: number): void {
    this.count = 0;
    const { window, services } = this.network;
    const begin = u32At(services.ofRoute, route);
    const end = u32At(services.ofRoute, route + 1);
    const firstDay = Math.max(Math.floor(from / DAY_MINUTES), window.first);
    const lastDay = Math.min(Math.floor(to / DAY_MINUTES), window.first + window.count - 1);
    for (let day = firstDay; day <= lastDay; day++) {
      const midnight = day * DAY_MINUTES;
      let service = midnight < from ? firstFrom(services.departureMinute, from - midnight, begin, end) : begin;
      for (; service < end; service++) {
        const time = midnight + u16At(services.departureMinute, service);
        if (time > to) break;
        if (this.operates(service, day - window.first)) this.push(service, time);
      }
    }
  }

  /**
   * Finds the departures of a route on local days of its origin, from `fromDay` to `toDay`, both included, no earlier than
   * `notBefore`. A local day is not the same 24 hours as in UTC, and not always 24.
   */
  fillLocalDays(route: number, fromDay: number, toDay: number, notBefore: number): void {
    const { airports, routes } = this.network;
    const zone = itemAt(airports.zones, u16At(routes.from, route));
    const from = fromDay * DAY_MINUTES - WIDEST_OFFSET_MINUTES;
    this.fill(route, Math.max(from, notBefore), (toDay + 1) * DAY_MINUTES + WIDEST_OFFSET_MINUTES);
    this.keep((time) => {
      const day = Math.floor(utcToLocal(zone, time) / DAY_MINUTES);
      return day >= fromDay && day <= toDay;
    });
  }

  private keep(passes: (time: number) => boolean): void {
    let kept = 0;
    for (let index = 0; index < this.count; index++) {
      const time = i32At(this.times, index);
      if (!passes(time)) continue;
      this.services[kept] = i32At(this.services, index);
      this.times[kept++] = time;
    }
    this.count = kept;
  }

  private operates(service: number, index: number): boolean {
    const { days, dayPool } = this.network.services;
    return ((u32At(dayPool, u32At(days, service) + (index >>> 5)) >>> (index & 31)) & 1) === 1;
  }

  private push(service: number, time: number): void {
    if (this.count === this.services.length) this.grow();
    this.services[this.count] = service;
    this.times[this.count++] = time;
  }

  private grow(): void {
    const [services, times] = [this.services, this.times];
    this.services = new Int32Array(services.length * 2);
    this.services.set(services);
    this.times = new Int32Array(times.length * 2);
    this.times.set(times);
  }
}
