import { commonDays, type DaySet, type DayWindow, emptyDays, isEmpty, remove, unite, uniteShifted } from "@/lib/domain/schedule/day-set";
import type { KnownDates } from "@/lib/domain/schedule/known-dates";
import { MOST_APART_MINUTES } from "@/lib/domain/schedule/leg-sale";
import { offsetHoldsUntil, utcToLocal } from "@/lib/domain/schedule/zones";
import { itemAt, u16At, u32At } from "@/lib/util/at";
import { remembered } from "@/lib/util/waiting/remembered";
import type { ServiceColumns } from "../service-columns";
import { type FlownRun, kindsOf, placeOf, type SharedAircraft, type Sharer } from "./shared-aircraft";
import type { SharedKinds } from "./shared-kinds";

const DAY_MINUTES = 1440;

/** A service on the days on which it is offered. */
export interface TimedService extends Sharer {
  /** The service whose times it has: itself, or one of the flight that is flown. */
  timedAs: number;
  /** UTC days of these times. */
  days: DaySet;
}

export interface KnownSchedules {
  window: DayWindow;
  /** IANA zones of the airport table. */
  zones: readonly string[];
  /** Dates of which the schedule of the flight's carrier is here; null for none. @param flight as `flightCode` writes it */
  knownDatesOf(flight: string): KnownDates | null;
}

/**
 * When services under other numbers (code shares) are really flown. Each departure stands for the nearest one of the flight that is flown, and
 * leaves and arrives with it; where that takes another way, or does not fly though its schedule is known, there is nothing to sell.
 * Of a flight whose schedule is not known, what is filed counts.
 */
export class FlownTimes {
  /** By number and service of the flight that is flown: days that a service of the number stands for already. */
  private readonly given = new Map<string, DaySet>();

  constructor(
    private readonly services: ServiceColumns,
    private readonly timetable: SharedAircraft["timetable"],
    private readonly kinds: SharedKinds,
    private readonly known: KnownSchedules,
  ) {}

  /** @param flown as `flightCode` writes it @param sharer all legs of it are flown as that flight */
  of(flown: string, sharer: Sharer): TimedService[] {
    const { service } = sharer;
    const pair = u32At(this.services.pair, service);
    const minute = u16At(this.services.departureMinute, service);
    const rest = filedDaysOf(this.services, service);
    const asFiled = emptyDays(this.known.window);
    const timed: TimedService[] = [];
    for (const { own, by } of this.nearby(this.timetable.get(placeOf(flown, pair)) ?? [], minute)) {
      const met = commonDays(rest, this.shifted(filedDaysOf(this.services, own), -by));
      if (isEmpty(met)) continue;
      remove(rest, met);
      if (!this.isSameWay(service, own)) continue;
      const days = this.notGiven(sharer.flight, own, this.shifted(met, by));
      if (this.isAlike(service, own)) unite(asFiled, days);
      else timed.push({ ...sharer, timedAs: own, days });
    }
    if (!isEmpty(rest)) remove(rest, this.knownDays(flown, pair, minute));
    unite(asFiled, rest);
    return [{ ...sharer, timedAs: service, days: asFiled }, ...timed];
  }

  /**
   * Days on which all parts of a service that others fly are flown at the very times that it files, as far as their schedules are known:
   * its other legs cannot move with them.
   */
  ofMixed(service: number, runs: readonly FlownRun[]): DaySet {
    return runs.reduce((days, run) => commonDays(days, this.daysOfRun(service, run)), filedDaysOf(this.services, service));
  }

  private daysOfRun(service: number, { flight, from, to }: FlownRun): DaySet {
    const { legStart, legDeparture, departureMinute } = this.services;
    const pair = this.pairOf(service, from, to);
    const first = u32At(legStart, service);
    const after = u16At(departureMinute, service) + u16At(legDeparture, first + from);
    const by = Math.floor(after / DAY_MINUTES);
    const minute = after - by * DAY_MINUTES;
    // What is neither flown so nor unknown is left out.
    const days = new Uint32Array(this.services.words).fill(0xffffffff);
    remove(days, this.shifted(this.knownDays(flight, pair, minute), -by));
    for (const own of this.timetable.get(placeOf(flight, pair)) ?? []) {
      const isSame = u16At(departureMinute, own) === minute && this.isPart(service, own, from, to);
      if (isSame) unite(days, this.shifted(filedDaysOf(this.services, own), -by));
    }
    return days;
  }

  /** Services of the flight that is flown, by how far off they leave on the same day, the day before and the day after. */
  private nearby(own: readonly number[], minute: number): { own: number; by: number }[] {
    const found = own.flatMap((service) =>
      [-1, 0, 1].map((by) => ({ own: service, by, apart: by * DAY_MINUTES + u16At(this.services.departureMinute, service) - minute })),
    );
    return found
      .filter(({ apart }) => Math.abs(apart) <= MOST_APART_MINUTES)
      .sort((one, other) => Math.abs(one.apart) - Math.abs(other.apart) || one.apart - other.apart);
  }

  /** Two departures that a number files may be nearest to the same one, which it is offered on once. */
  private notGiven(flight: string, own: number, days: DaySet): DaySet {
    const given = remembered(this.given, `${flight} ${own}`, () => emptyDays(this.known.window));
    remove(days, given);
    unite(given, days);
    return days;
  }

  /** UTC days on which a departure at this minute is of a flight date of which the schedule of the flight's carrier is here. */
  private knownDays(flight: string, pair: number, minute: number): DaySet {
    const { window, zones, knownDatesOf } = this.known;
    const dates = knownDatesOf(flight);
    if (!dates) return emptyDays(window);
    const zone = itemAt(zones, Math.floor(pair / zones.length));
    const days = dates.utc.slice();
    for (let day = window.first; day < window.first + window.count; ) {
      const departure = day * DAY_MINUTES + minute;
      const until = Math.ceil((offsetHoldsUntil(zone, departure) - minute) / DAY_MINUTES) - 1;
      const by = Math.floor(utcToLocal(zone, departure) / DAY_MINUTES) - day;
      uniteShifted(days, window, dates.local, day + by, until + by, -by);
      day = until + 1;
    }
    return days;
  }

  private shifted(days: DaySet, by: number): DaySet {
    if (by === 0) return days;
    const { window } = this.known;
    const moved = emptyDays(window);
    uniteShifted(moved, window, days, window.first, window.first + window.count - 1, by);
    return moved;
  }

  private pairOf(service: number, from: number, to: number): number {
    const { kindOrigin, kindDestination } = this.services;
    const kinds = kindsOf(this.services, service);
    return u16At(kindOrigin, itemAt(kinds, from)) * this.known.zones.length + u16At(kindDestination, itemAt(kinds, to));
  }

  /** Whether both land at the same airports. */
  private isSameWay(service: number, own: number): boolean {
    const calls = (each: number) => kindsOf(this.services, each).map((kind) => u16At(this.services.kindDestination, kind));
    return calls(service).join() === calls(own).join();
  }

  /** Whether the carrier that flies says nothing else of the service than what is filed. @param own flies the same way */
  private isAlike(service: number, own: number): boolean {
    const [kinds, ownKinds] = [kindsOf(this.services, service), kindsOf(this.services, own)];
    const { departureMinute } = this.services;
    return (
      u16At(departureMinute, service) === u16At(departureMinute, own) &&
      this.isPart(service, own, 0, kinds.length - 1) &&
      kinds.every((kind, leg) => this.kinds.of(kind, itemAt(ownKinds, leg)) === kind)
    );
  }

  /** Whether the legs of `own` are some of the service, by airports and times since the first. @param from first and last of these legs */
  private isPart(service: number, own: number, from: number, to: number): boolean {
    const { legStart, legDeparture, legArrival } = this.services;
    const [start, ownStart] = [u32At(legStart, service) + from, u32At(legStart, own)];
    const later = u16At(legDeparture, start);
    const isSame = (leg: number) =>
      u16At(legDeparture, start + leg) - later === u16At(legDeparture, ownStart + leg) &&
      u16At(legArrival, start + leg) - later === u16At(legArrival, ownStart + leg) &&
      this.destinationOf(start + leg) === this.destinationOf(ownStart + leg);
    return Array.from({ length: to - from + 1 }, (_, leg) => leg).every(isSame);
  }

  /** @param leg as `legStart` counts them */
  private destinationOf(leg: number): number {
    return u16At(this.services.kindDestination, u32At(this.services.legKind, leg));
  }
}

/** UTC days of a service's first departure, a copy. */
export function filedDaysOf({ dayPool, days, words }: ServiceColumns, service: number): DaySet {
  const start = u32At(days, service);
  return dayPool.slice(start, start + words);
}
