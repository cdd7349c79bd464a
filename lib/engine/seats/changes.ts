import { u16At, u32At } from "@/lib/util/at";

/** So many changes are remembered: a second of sales at ten times the rate that one database can write. */
const REMEMBERED = 65_536;

/** The last changes of legs' seats, numbered from 1. */
export class SeatChanges {
  private readonly legs = new Uint32Array(REMEMBERED);
  private readonly days = new Uint16Array(REMEMBERED);
  /** Number of the last change. */
  sequence = 0;

  add(leg: number, day: number): void {
    const place = this.sequence % REMEMBERED;
    this.legs[place] = leg;
    this.days[place] = day;
    this.sequence += 1;
  }

  /** Whether some change after `sequence` is such; true as well where they are too many to tell. */
  some(sequence: number, isSuch: (leg: number, day: number) => boolean): boolean {
    if (this.sequence - sequence > REMEMBERED) return true;
    for (let index = sequence; index < this.sequence; index++) {
      const place = index % REMEMBERED;
      if (isSuch(u32At(this.legs, place), u16At(this.days, place))) return true;
    }
    return false;
  }
}
