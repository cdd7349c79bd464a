import { hash } from "./seats-leg-ids";

/** Booking classes A…Z. */
export const CLASSES = 26;

/** Counts are kept in pieces of so many rows: growing moves none of them. */
const CHUNK_ROWS = 4096;

/** So many rows are remembered as arrays: those that searches look at again and again. */
const MAX_ARRAYS = 65_536;

const NO_ROW = -1;

/** Seats sold by leg and day, in some 70 bytes a row. */
export class SeatRows {
  private legs = new Uint32Array(CHUNK_ROWS);
  private days = new Uint16Array(CHUNK_ROWS);
  /** Number of the row + 1; 0 is free. At least twice as many as rows. */
  private slots = new Uint32Array(CHUNK_ROWS * 2);
  private readonly chunks: Uint16Array[] = [];
  private readonly arrays = new Map<number, Uint16Array>();
  count = 0;

  /** What stands there, and will as it changes; null where nothing does. */
  find(leg: number, day: number): Uint16Array | null {
    const row = (this.slots[this.slotOf(leg, day)] ?? 0) - 1;
    return row === NO_ROW ? null : (this.arrays.get(row) ?? this.remember(row));
  }

  /**
   * Writes the counts of all classes.
   * @returns whether they are others than before; a row without a sale is as good as none
   */
  write(leg: number, day: number, counts: ArrayLike<number>): boolean {
    const slot = this.slotOf(leg, day);
    const known = (this.slots[slot] ?? 0) - 1;
    if (known === NO_ROW && !hasSales(counts)) return false;
    const row = known === NO_ROW ? this.add(leg, day, slot) : known;
    const [chunk, start] = [this.chunks[Math.floor(row / CHUNK_ROWS)], (row % CHUNK_ROWS) * CLASSES];
    let changed = false;
    for (let index = 0; chunk && index < CLASSES; index++) {
      const seats = counts[index] ?? 0;
      if (chunk[start + index] === seats) continue;
      chunk[start + index] = seats;
      changed = true;
    }
    return changed;
  }

  /** The rows of this day and later ones, in tables of their own. */
  since(day: number): SeatRows {
    const later = new SeatRows();
    for (let row = 0; row < this.count; row++) {
      if ((this.days[row] ?? 0) >= day) later.write(this.legs[row] ?? 0, this.days[row] ?? 0, this.arrayOf(row));
    }
    return later;
  }

  private slotOf(leg: number, day: number): number {
    const mask = this.slots.length - 1;
    let slot = hash(leg, day) & mask;
    for (;;) {
      const row = (this.slots[slot] ?? 0) - 1;
      if (row === NO_ROW || (this.legs[row] === leg && this.days[row] === day)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private add(leg: number, day: number, slot: number): number {
    const row = this.count;
    this.legs[row] = leg;
    this.days[row] = day;
    this.slots[slot] = row + 1;
    this.count += 1;
    if (row % CHUNK_ROWS === 0) this.chunks.push(new Uint16Array(CHUNK_ROWS * CLASSES));
    if (this.count === this.legs.length) this.grow();
    return row;
  }

  private grow(): void {
    const [{ legs, days }, size] = [this, this.count * 2];
    this.legs = new Uint32Array(size);
    this.legs.set(legs);
    this.days = new Uint16Array(size);
    this.days.set(days);
    this.slots = new Uint32Array(size * 2);
    for (let row = 0; row < this.count; row++) this.slots[this.slotOf(legs[row] ?? 0, days[row] ?? 0)] = row + 1;
  }

  private remember(row: number): Uint16Array {
    if (this.arrays.size >= MAX_ARRAYS) this.arrays.clear();
    const array = this.arrayOf(row);
    this.arrays.set(row, array);
    return array;
  }

  private arrayOf(row: number): Uint16Array {
    const start = (row % CHUNK_ROWS) * CLASSES;
    return this.chunks[Math.floor(row / CHUNK_ROWS)]?.subarray(start, start + CLASSES) ?? new Uint16Array(CLASSES);
  }
}

function hasSales(counts: ArrayLike<number>): boolean {
  for (let index = 0; index < CLASSES; index++) if ((counts[index] ?? 0) > 0) return true;
  return false;
}
