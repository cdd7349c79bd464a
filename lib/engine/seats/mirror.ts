import type { SaleLimits } from "@/lib/domain/schedule/seats/sale-limits";
import { u8At, u16At, u32At } from "@/lib/util/at";
import { LegIds, NO_LEG, packCode, packEnds, packFlight } from "./leg-ids";
import { LegLimits } from "./limits";
import { SeatRows } from "./rows";

/** A leg of a flight on a day. */
export interface SoldLeg {
  carrier: string;
  flightNumber: number;
  /** One letter or empty. */
  suffix: string;
  /** Day number of the local departure. */
  day: number;
  origin: string;
  destination: string;
}

/** A copy of the seats sold on all flights, whatever network they belong to. Whoever holds it keeps it up to date. */
export class SeatMirror {
  readonly legs = new LegIds();
  readonly changes = new SeatChanges();
  readonly limits = new LegLimits();
  rows = new SeatRows();
  /** Earlier days are not kept. */
  oldest = 0;

  /** Writes the counts of classes A…Z with the house's limits, and remembers what has changed. Days that were dropped stay so. */
  write(leg: SoldLeg, counts: ArrayLike<number>, limits: SaleLimits = []): void {
    const id = this.idOf(leg);
    if (id === NO_LEG || leg.day < this.oldest) return;
    const change = this.rows.write(id, leg.day, counts);
    // Which way a limit has moved is not looked at: it may have opened something, as seats that are given back do.
    const isLimited = this.limits.write(id, leg.day, limits);
    if (isLimited || change !== "none") this.changes.add(id, leg.day, isLimited || change === "returned");
  }

  /** Lets go of limits that are over. @param nowMs milliseconds since 1970 */
  endLimits(nowMs: number): void {
    for (const { leg, day } of this.limits.endAt(nowMs)) this.changes.add(leg, day, true);
  }

  /** What the house lets the leg sell; null where it has said nothing. */
  limitsOf(leg: SoldLeg): SaleLimits | null {
    return this.limits.isEmpty ? null : this.limits.find(this.idOf(leg), leg.day);
  }

  /** Counts of classes A…Z; null where nothing has been sold. */
  find(leg: SoldLeg): ArrayLike<number> | null {
    return this.rows.find(this.idOf(leg), leg.day);
  }

  /** Drops the flights before this day. */
  dropBefore(day: number): void {
    this.oldest = day;
    this.rows = this.rows.since(day);
    this.limits.dropBefore(day);
  }

  private idOf({ carrier, flightNumber, suffix, origin, destination }: SoldLeg): number {
    return this.legs.idOf(packFlight(carrier, flightNumber, suffix), packEnds(packCode(origin), packCode(destination)));
  }
}

/** So many changes are remembered: a second of sales at ten times the rate that one database can write. */
const REMEMBERED = 65_536;

/** The last changes of legs' seats, numbered from 1. */
class SeatChanges {
  private readonly legs = new Uint32Array(REMEMBERED);
  private readonly days = new Uint16Array(REMEMBERED);
  /** 1 where a class has fewer seats sold than before. */
  private readonly returned = new Uint8Array(REMEMBERED);
  /** Number of the last change. */
  sequence = 0;

  add(leg: number, day: number, isReturn: boolean): void {
    const place = this.sequence % REMEMBERED;
    this.legs[place] = leg;
    this.days[place] = day;
    this.returned[place] = isReturn ? 1 : 0;
    this.sequence += 1;
  }

  /** Whether some change after `sequence` is such; true as well where they are too many to tell. */
  some(sequence: number, isSuch: (leg: number, day: number, isReturn: boolean) => boolean): boolean {
    if (this.sequence - sequence > REMEMBERED) return true;
    for (let index = sequence; index < this.sequence; index++) {
      const place = index % REMEMBERED;
      if (isSuch(u32At(this.legs, place), u16At(this.days, place), u8At(this.returned, place) === 1)) return true;
    }
    return false;
  }
}
