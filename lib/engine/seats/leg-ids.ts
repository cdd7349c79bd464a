import { f64At, u32At } from "@/lib/util/at";
/** No leg has this id. */
export const NO_LEG = 0;

/** Codes have at most three letters and digits: each is one of 37 with the empty place. */
const CODES = 37 ** 3;
const NUMBERS = 10_000;
const SUFFIXES = 27;

/** A code as a number below CODES; -1 for what is no code. */
export function packCode(code: string): number {
  if (code.length > 3) return -1;
  let packed = 0;
  for (let at = 0; at < 3; at++) {
    const place = at < code.length ? placeOf(code.charCodeAt(at)) : 0;
    if (place < 0) return -1;
    packed = packed * 37 + place;
  }
  return packed;
}

/** 1–10 for digits, 11–36 for capitals, else -1. */
function placeOf(character: number): number {
  if (character >= 65 && character <= 90) return character - 54;
  return character >= 48 && character <= 57 ? character - 47 : -1;
}

/** Carrier, number and suffix (one capital or empty) as one number; -1 for what is no flight's name. */
export function packFlight(carrier: string, flightNumber: number, suffix: string): number {
  const code = packCode(carrier);
  const letter = suffix === "" ? 0 : suffix.charCodeAt(0) - 64;
  if (code < 0 || flightNumber < 0 || flightNumber >= NUMBERS || letter < 0 || letter >= SUFFIXES) return -1;
  return (code * NUMBERS + flightNumber) * SUFFIXES + letter;
}

/** Both airports of a leg, packed codes, as one number of 32 bits. */
export function packEnds(origin: number, destination: number): number {
  return origin < 0 || destination < 0 ? -1 : origin * CODES + destination;
}

/** The packed codes of both airports. */
export function endsOf(packed: number): { origin: number; destination: number } {
  return { origin: Math.floor(packed / CODES), destination: packed % CODES };
}

/**
 * Numbers legs of flights, without their dates, from 1 on. Found by open addressing over packed names: 12 bytes a leg and its slots, where
 * a map of texts needs ten times as much.
 */
export class LegIds {
  private flights = new Float64Array(1024);
  private ends = new Uint32Array(1024);
  private slots = new Uint32Array(2048);
  private count = 0;

  /** The leg's id, given to it now where it has none; NO_LEG for a name that is none (packed as -1). */
  idOf(flight: number, ends: number): number {
    if (flight < 0 || ends < 0) return NO_LEG;
    const slot = this.slotOf(flight, ends);
    return this.slots[slot] || this.add(flight, ends, slot);
  }

  /** Both airports of a leg, see `endsOf`. */
  endsOfId(id: number): number {
    return u32At(this.ends, id - 1);
  }

  /** Where the leg stands, or the free place where it would. */
  private slotOf(flight: number, ends: number): number {
    const mask = this.slots.length - 1;
    let slot = hash(flight, ends) & mask;
    for (;;) {
      const id = u32At(this.slots, slot);
      if (id === 0 || (this.flights[id - 1] === flight && this.ends[id - 1] === ends)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private add(flight: number, ends: number, slot: number): number {
    this.flights[this.count] = flight;
    this.ends[this.count] = ends;
    this.count += 1;
    this.slots[slot] = this.count;
    if (this.count === this.flights.length) this.grow();
    return this.count;
  }

  private grow(): void {
    const [{ flights, ends }, size] = [this, this.count * 2];
    this.flights = new Float64Array(size);
    this.flights.set(flights);
    this.ends = new Uint32Array(size);
    this.ends.set(ends);
    this.slots = new Uint32Array(size * 2);
    for (let index = 0; index < this.count; index++) this.slots[this.slotOf(f64At(flights, index), u32At(ends, index))] = index + 1;
  }
}

/** Spreads two numbers over 32 bits. */
export function hash(one: number, other: number): number {
  const mixed = Math.imul(one | 0, 0x9e3779b1) ^ Math.imul(other | 0, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
