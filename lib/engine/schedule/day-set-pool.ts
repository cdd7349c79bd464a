import type { DaySet } from "@/lib/domain/schedule/day-set";
import { u32At } from "@/lib/util/at";

/** Keeps every different day set once, one after another: the sets of a schedule are few, the flights that share them many. */
export class DaySetPool {
  private count = 0;
  private pool: Uint32Array;
  /** Set number + 1 by hash; 0 is free. */
  private slots = new Uint32Array(1024);

  /** @param words length of every set */
  constructor(private readonly words: number) {
    this.pool = new Uint32Array(words * 256);
  }

  /** Number of the set, from 0 in the order of coming. */
  numberOf(set: DaySet): number {
    const slot = this.slotOf(set, 0);
    const known = u32At(this.slots, slot);
    if (known > 0) return known - 1;
    if ((this.count + 1) * this.words > this.pool.length) this.growPool();
    this.pool.set(set, this.count * this.words);
    this.slots[slot] = ++this.count;
    if (this.count * 2 > this.slots.length) this.growSlots();
    return this.count - 1;
  }

  /** All sets in the order of their numbers. */
  finish(): Uint32Array {
    return this.pool.slice(0, this.count * this.words);
  }

  /** The slot that holds the set, or the free one where it belongs. */
  private slotOf(sets: Uint32Array, start: number): number {
    const mask = this.slots.length - 1;
    let slot = hash(sets, start, this.words) & mask;
    for (let known = u32At(this.slots, slot); known > 0; known = u32At(this.slots, slot)) {
      if (this.equals(known - 1, sets, start)) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private equals(number: number, sets: Uint32Array, start: number): boolean {
    const own = number * this.words;
    for (let word = 0; word < this.words; word++) {
      if (this.pool[own + word] !== sets[start + word]) return false;
    }
    return true;
  }

  private growPool(): void {
    const before = this.pool;
    this.pool = new Uint32Array(before.length * 2);
    this.pool.set(before);
  }

  private growSlots(): void {
    this.slots = new Uint32Array(this.slots.length * 2);
    for (let number = 0; number < this.count; number++) this.slots[this.slotOf(this.pool, number * this.words)] = number + 1;
  }
}

/** FNV-1a, a word at a time. */
function hash(sets: Uint32Array, start: number, words: number): number {
  let value = 0x811c9dc5;
  for (let word = 0; word < words; word++) {
    value = Math.imul(value ^ u32At(sets, start + word), 0x01000193);
    value ^= value >>> 15;
  }
  return value >>> 0;
}
