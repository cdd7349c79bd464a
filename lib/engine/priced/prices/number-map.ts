import { f64At, i32At } from "@/lib/util/at";

const NONE = -1;
const PLACES = 1 << 14;

/** Numbers by key, in typed arrays: asked for millions of times, a Map of keys beyond 32 bits takes many times as long. */
export class NumberMap {
  count = 0;
  private keys = new Float64Array(PLACES).fill(NONE);
  private numbers = new Int32Array(PLACES);
  /** Places in the order in which they were taken: a table that has once grown large is not gone through to forget a few. */
  private taken = new Int32Array(PLACES / 2);

  clear(): void {
    for (let index = 0; index < this.count; index++) this.keys[i32At(this.taken, index)] = NONE;
    this.count = 0;
  }

  /** The number of a key; -1 where it has none. */
  get(key: number): number {
    const place = this.placeOf(key);
    return this.keys[place] === key ? i32At(this.numbers, place) : NONE;
  }

  /** @param key an integer, 0 or more, that has no number yet */
  add(key: number, number: number): void {
    if (this.count * 2 >= this.keys.length) this.grow();
    const place = this.placeOf(key);
    this.keys[place] = key;
    this.numbers[place] = number;
    this.taken[this.count++] = place;
  }

  /** Where the key stands, or the free place where it would. */
  private placeOf(key: number): number {
    const mask = this.keys.length - 1;
    const mixed = Math.imul(key ^ Math.imul(Math.floor(key / 4_294_967_296), 0x85ebca6b), 0x9e3779b1);
    let place = (mixed ^ (mixed >>> 15)) & mask;
    while (this.keys[place] !== NONE && this.keys[place] !== key) place = (place + 1) & mask;
    return place;
  }

  private grow(): void {
    const [keys, numbers] = [this.keys, this.numbers];
    this.keys = new Float64Array(keys.length * 2).fill(NONE);
    this.numbers = new Int32Array(numbers.length * 2);
    this.taken = new Int32Array(numbers.length);
    this.count = 0;
    for (let place = 0; place < keys.length; place++) {
      if (keys[place] !== NONE) this.add(f64At(keys, place), i32At(numbers, place));
    }
  }
}
