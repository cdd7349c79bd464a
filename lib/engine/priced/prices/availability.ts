import type { Network } from "@/lib/engine/network";
import type { SeatView } from "@/lib/engine/seats/seats";
import { textOfKind } from "@/lib/engine/service-columns";
import { i16At, i32At, itemAt, u16At, u32At } from "@/lib/util/at";
import type { LocalClock } from "../tables/local-clock";
import { type ClassLimits, classBits, closedClasses, compileLimits, openClasses } from "./class-limits";
import type { PricedWorld } from "./priced-world";

const NOT_KNOWN = -1;
/** Departures of today's journeys are so many days later than the window at most. */
const MARGIN_DAYS = 8;

/** What the seats of a leg are authorised by, besides the days left from the date at its origin to that of its departure. */
interface LegProfile {
  carrier: number;
  configuration: string;
  designators: string;
  /** By the fewest days left at which they hold. */
  limits: ClassLimits[];
}

/**
 * Booking classes in which a departure still has seats, by nested authorisations. Searches ask for departures all over the schedule, so what
 * is known stands in a few small tables: limits by profile and period, not by departure.
 */
export class Availability {
  private readonly profiles: LegProfile[] = [];
  private readonly profileByName = new Map<string, number>();
  /** By carrier and kind of leg. */
  private readonly profileByKind = new Map<number, number>();
  private readonly profileOfLeg: Int32Array;
  /** By carrier and days left, the fewest days left at which the same may be sold. */
  private readonly periods: Int16Array;
  private readonly days: number;
  private readonly network: Network;
  /** By terms of sale, bits of the classes in which a journey is sold. */
  private readonly classesOfSale: Int32Array;

  constructor(
    private readonly world: PricedWorld,
    private readonly clock: LocalClock,
  ) {
    this.network = world.network;
    this.profileOfLeg = new Int32Array(this.network.services.legKind.length).fill(NOT_KNOWN);
    this.days = this.network.window.count + MARGIN_DAYS;
    this.classesOfSale = Int32Array.from(this.network.services.saleTerms, ({ classes }) => (classes === "" ? -1 : classBits(classes)));
    this.periods = new Int16Array(this.network.carriers.codes.length * this.days).fill(NOT_KNOWN);
  }

  /**
   * Bits of the classes (A is 1) that have the seats on every leg of a departure.
   * @param departure minutes since epoch, UTC, as `nowUtc`
   * @param localDay of the departure, at its origin
   * @param needed seats of the party, 1 or more
   */
  openClasses(service: number, departure: number, localDay: number, needed: number, nowUtc: number, seats: SeatView): number {
    const { legStart, legDeparture, legKind, kindOrigin } = this.network.services;
    const first = u32At(legStart, service);
    const end = u32At(legStart, service + 1);
    const firstSold = seats.soldOf(service, 0, localDay);
    const firstLimits = seats.limitsOf(service, 0, localDay);
    let open = this.openOnLeg(service, first, localDay - this.dateAt(first, nowUtc), needed, firstSold);
    if (firstLimits) open &= ~closedClasses(firstLimits, firstSold, needed);
    open &= i32At(this.classesOfSale, u16At(this.network.services.sale, service));
    for (let leg = first + 1; leg < end; leg++) {
      const leaves = departure + u16At(legDeparture, leg);
      const day = this.clock.localDay(u16At(kindOrigin, u32At(legKind, leg)), leaves);
      const sold = seats.soldOf(service, leg - first, day);
      const limits = seats.limitsOf(service, leg - first, day);
      open &= this.openOnLeg(service, leg, day - this.dateAt(leg, nowUtc), needed, sold);
      if (limits) open &= ~closedClasses(limits, sold, needed);
    }
    return open;
  }

  /** Local date at the origin of a leg. */
  private dateAt(leg: number, nowUtc: number): number {
    const { legKind, kindOrigin } = this.network.services;
    return this.clock.localDay(u16At(kindOrigin, u32At(legKind, leg)), nowUtc);
  }

  private openOnLeg(service: number, leg: number, daysLeft: number, needed: number, sold: ArrayLike<number> | null): number {
    const carrier = u16At(this.network.services.carrier, service);
    const known = i32At(this.profileOfLeg, leg);
    const number = known === NOT_KNOWN ? this.findProfile(carrier, leg) : known;
    const profile = itemAt(this.profiles, number);
    const period = this.periodOf(carrier, daysLeft);
    const limits = profile.limits[period] ?? this.findLimits(profile, period);
    return openClasses(limits, sold, needed);
  }

  private periodOf(carrier: number, daysLeft: number): number {
    if (daysLeft < 0 || daysLeft >= this.days) return this.world.levelsFrom(this.codeOf(carrier), daysLeft);
    const slot = carrier * this.days + daysLeft;
    const known = i16At(this.periods, slot);
    if (known !== NOT_KNOWN) return known;
    const period = this.world.levelsFrom(this.codeOf(carrier), daysLeft);
    this.periods[slot] = period;
    return period;
  }

  private findProfile(carrier: number, leg: number): number {
    const kind = u32At(this.network.services.legKind, leg);
    const key = carrier * this.network.services.kinds.length + kind;
    const number = this.profileByKind.get(key) ?? this.profileOfKind(carrier, kind);
    this.profileByKind.set(key, number);
    this.profileOfLeg[leg] = number;
    return number;
  }

  private profileOfKind(carrier: number, kind: number): number {
    const { services } = this.network;
    const configuration = textOfKind(services, kind, "configuration");
    const designators = textOfKind(services, kind, "bookingDesignators");
    const name = `${carrier}|${configuration}|${designators}`;
    const number = this.profileByName.get(name) ?? this.profiles.push({ carrier, configuration, designators, limits: [] }) - 1;
    this.profileByName.set(name, number);
    return number;
  }

  private findLimits(profile: LegProfile, daysLeft: number): ClassLimits {
    const carrier = this.codeOf(profile.carrier);
    const levels = this.world.levelsOf(carrier, profile.configuration, profile.designators, daysLeft);
    const limits = compileLimits(levels, (each) => this.world.cabinOf(carrier, each));
    profile.limits[daysLeft] = limits;
    return limits;
  }

  private codeOf(carrier: number): string {
    return itemAt(this.network.carriers.codes, carrier);
  }
}
