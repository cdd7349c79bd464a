import { u16At, u32At } from "@/lib/util/at";
import { hash } from "./leg-ids";

/** Booking classes A…Z. */
export const CLASSES = 26;

/** Counts are kept in pieces of so many rows: growing moves none of them. */
const CHUNK_ROWS = 4096;

/** A place of the table holds leg, day, and the row's number + 1, side by side for one look at memory; 0 where it is free. */
const LEG = 0;
const DAY = 1;
const ROW = 2;
const WORDS = 3;

/** What has become of a row: `sold` where no class has fewer seats sold than before, `returned` where one has, whatever the others have. */
type RowChange = "none" | "sold" | "returned";

/** Seats sold by leg and day, in some 80 bytes a row. */
export class SeatRows {
  private places = CHUNK_ROWS;
  private table = new Uint32Array(CHUNK_ROWS * WORDS);
  private readonly chunks: Uint16Array[] = [];
  /** An array for each row would cost more than the row, and one for each answer more than the look-up. */
  private readonly shown = new Uint16Array(CLASSES);
  count = 0;

  /** The counts of all classes, in an array that the next call writes over; null where there is no row. */
  find(leg: number, day: number): Uint16Array | null {
    const row = u32At(this.table, this.placeOf(leg, day) + ROW) - 1;
    return row < 0 ? null : this.show(row);
  }

  /**
   * Writes the counts of all classes.
   * @returns how they differ from those before; a row without a sale is as good as none
   */
  write(leg: number, day: number, counts: ArrayLike<number>): RowChange {
    const place = this.placeOf(leg, day);
    const known = u32At(this.table, place + ROW) - 1;
    if (known < 0 && !hasSales(counts)) return "none";
    const row = known < 0 ? this.add(leg, day, place) : known;
    const [chunk, start] = [this.chunks[Math.floor(row / CHUNK_ROWS)], (row % CHUNK_ROWS) * CLASSES];
    let [hasChanged, isReturn] = [false, false];
    for (let index = 0; chunk && index < CLASSES; index++) {
      const seats = counts[index] ?? 0;
      const before = u16At(chunk, start + index);
      if (before === seats) continue;
      chunk[start + index] = seats;
      hasChanged = true;
      isReturn ||= seats < before;
    }
    if (!hasChanged) return "none";
    return isReturn ? "returned" : "sold";
  }

  /** The rows of this day and later ones, in tables of their own. */
  since(day: number): SeatRows {
    const later = new SeatRows();
    const { table } = this;
    for (let place = 0; place < table.length; place += WORDS) {
      const [leg = 0, at = 0, row = 0] = [table[place + LEG], table[place + DAY], table[place + ROW]];
      if (row > 0 && at >= day) later.write(leg, at, this.show(row - 1));
    }
    return later;
  }

  /** Where the row stands, or the free place where it would. */
  private placeOf(leg: number, day: number): number {
    const { table } = this;
    const mask = this.places - 1;
    for (let at = hash(leg, day) & mask; ; at = (at + 1) & mask) {
      const place = at * WORDS;
      if (table[place + ROW] === 0 || (table[place + LEG] === leg && table[place + DAY] === day)) return place;
    }
  }

  private add(leg: number, day: number, place: number): number {
    const row = this.count;
    this.count += 1;
    if (row % CHUNK_ROWS === 0) this.chunks.push(new Uint16Array(CHUNK_ROWS * CLASSES));
    this.put(place, leg, day, this.count);
    if (this.count > this.places * 0.6) this.grow();
    return row;
  }

  private put(place: number, leg: number, day: number, number: number): void {
    this.table[place + LEG] = leg;
    this.table[place + DAY] = day;
    this.table[place + ROW] = number;
  }

  private grow(): void {
    const { table } = this;
    this.places *= 2;
    this.table = new Uint32Array(this.places * WORDS);
    for (let place = 0; place < table.length; place += WORDS) {
      const [leg = 0, day = 0, number = 0] = [table[place + LEG], table[place + DAY], table[place + ROW]];
      if (number > 0) this.put(this.placeOf(leg, day), leg, day, number);
    }
  }

  private show(row: number): Uint16Array {
    const [chunk, start] = [this.chunks[Math.floor(row / CHUNK_ROWS)], (row % CHUNK_ROWS) * CLASSES];
    for (let index = 0; chunk && index < CLASSES; index++) this.shown[index] = u16At(chunk, start + index);
    return this.shown;
  }
}

function hasSales(counts: ArrayLike<number>): boolean {
  for (let index = 0; index < CLASSES; index++) if ((counts[index] ?? 0) > 0) return true;
  return false;
}
