import type { Network } from "@/lib/engine/network";
import type { SeatView } from "@/lib/engine/seats/seats";
import { textOfKind } from "@/lib/engine/service-columns";
import type { LocalClock } from "../tables/local-clock";
import { compileLimits } from "./class-limits";
import { KeyNumbers } from "./key-numbers";
import { LevelTable } from "./level-table";
import type { PricedWorld } from "./priced-world";

const DAY_MINUTES = 1440;
const NOT_KNOWN = -1;

/** What the seats of a leg are authorised by, besides the days left. */
interface Profile {
  carrier: number;
  configuration: string;
  designators: string;
}

/**
 * Tells in which booking classes a departure still has so many seats. Asked for the same leg kinds over and over, so that little is worked
 * out twice; what is known stands in a few small tables, since searches ask for departures all over the schedule.
 */
export class SeatMasks {
  private readonly profiles: Profile[] = [];
  private readonly profileNumbers = new Map<string, number>();
  /** By carrier and kind of leg. */
  private readonly profileOfKind = new KeyNumbers();
  /** By leg of a service, its profile. */
  private readonly profileOf: Int32Array;
  /** By carrier and days left, the number of the period. */
  private readonly periods: Int16Array;
  private readonly levels: LevelTable;
  private readonly days: number;
  private readonly network: Network;

  constructor(
    private readonly world: PricedWorld,
    private readonly clock: LocalClock,
  ) {
    this.network = world.network;
    this.profileOf = new Int32Array(this.network.services.legKind.length).fill(NOT_KNOWN);
    this.days = this.network.window.count + 8;
    this.periods = new Int16Array(this.network.carriers.codes.length * this.days).fill(NOT_KNOWN);
    this.levels = new LevelTable((profile, daysLeft) => this.levelsOf(profile, daysLeft));
  }

  /**
   * Bits of the classes (A is 1) that have the seats on every leg of a departure.
   * @param localDay of the departure, at its origin
   * @param needed seats of the party, 1 or more
   */
  maskOf(service: number, departure: number, localDay: number, needed: number, nowUtc: number, seats: SeatView): number {
    const { legStart, legDeparture, legKind, kindOrigin } = this.network.services;
    const first = legStart[service] ?? 0;
    const end = legStart[service + 1] ?? 0;
    let mask = this.legMask(service, first, Math.floor((departure - nowUtc) / DAY_MINUTES), needed, seats.soldOf(service, 0, localDay));
    for (let leg = first + 1; leg < end; leg++) {
      const leaves = departure + (legDeparture[leg] ?? 0);
      const origin = kindOrigin[legKind[leg] ?? 0] ?? 0;
      const sold = seats.soldOf(service, leg - first, this.clock.localDay(origin, leaves));
      mask &= this.legMask(service, leg, Math.floor((leaves - nowUtc) / DAY_MINUTES), needed, sold);
    }
    return mask;
  }

  private legMask(service: number, leg: number, daysLeft: number, needed: number, sold: ArrayLike<number> | null): number {
    return this.levels.maskOf(
      this.profileAt(service, leg),
      this.periodOf(this.network.services.carrier[service] ?? 0, daysLeft),
      needed,
      sold,
    );
  }

  /** Number of the period in which the same may be sold as with so many days left. */
  private periodOf(carrier: number, daysLeft: number): number {
    if (daysLeft < 0 || daysLeft >= this.days) return this.levels.periodOf(this.world.levelsFrom(this.codeOf(carrier), daysLeft));
    const slot = carrier * this.days + daysLeft;
    const known = this.periods[slot] ?? NOT_KNOWN;
    if (known !== NOT_KNOWN) return known;
    const period = this.levels.periodOf(this.world.levelsFrom(this.codeOf(carrier), daysLeft));
    this.periods[slot] = period;
    return period;
  }

  private profileAt(service: number, leg: number): number {
    const known = this.profileOf[leg] ?? NOT_KNOWN;
    if (known !== NOT_KNOWN) return known;
    const number = this.findProfile(this.network.services.carrier[service] ?? 0, this.network.services.legKind[leg] ?? 0);
    this.profileOf[leg] = number;
    return number;
  }

  /** Kinds are named by numbers first: making the text of what they have in common takes time. */
  private findProfile(carrier: number, kind: number): number {
    const { services } = this.network;
    const ofKind = carrier * services.kinds.length + kind;
    const known = this.profileOfKind.get(ofKind);
    if (known >= 0) return known;
    const configuration = textOfKind(services, kind, "configuration");
    const designators = textOfKind(services, kind, "bookingDesignators");
    const key = `${carrier}|${configuration}|${designators}`;
    const number = this.profileNumbers.get(key) ?? this.profiles.push({ carrier, configuration, designators }) - 1;
    this.profileNumbers.set(key, number);
    this.profileOfKind.add(ofKind, number);
    return number;
  }

  private codeOf(carrier: number): string {
    return this.network.carriers.codes[carrier] ?? "";
  }

  private levelsOf(number: number, daysLeft: number): number[] {
    const { carrier, configuration, designators } = this.profiles[number] ?? { carrier: 0, configuration: "", designators: "" };
    const code = this.codeOf(carrier);
    return compileLimits(this.world.levelsOf(code, configuration, designators, daysLeft), (each) => this.world.cabinOf(code, each));
  }
}
