import { MINOR_PER_MAJOR, toMajor } from "@/lib/domain/money";
import { HEAD_ROOM, ReadyJson } from "../ready-json";

/** Room is taken in pieces of this size: the system gives much larger ones slowly, page by page. */
const PIECE_BYTES = 128 * 1024;
/** An answer that fills less of a piece is copied out of it. */
const WORTH_A_PIECE = PIECE_BYTES / 2;
/** Up to here a loop is faster than a call of the platform. */
const SHORT = 24;
/** Where a local time has its `T`. */
const BETWEEN_DATE_AND_CLOCK = 10;
const ZERO = 48;
const POINT = 46;
/** Below it an amount in major units has the digits of its minor units: doubles are much finer. */
const PLAIN_AMOUNT = 1e14;

/** Puts JSON together from text and from bytes that were written before. */
export class JsonWriter {
  private full: Uint8Array[] = [];
  private room: Buffer | null = null;
  private piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
  private length = HEAD_ROOM;

  /** Bytes as they are. @returns where they stand, until anything else is written */
  bytes(part: Uint8Array): number {
    const at = this.reserve(part.byteLength);
    this.piece.set(part, at);
    return at;
  }

  /** Puts a local time, `YYYY-MM-DDTHH:MM`, over the beginning of one as answers show it, `YYYY-MM-DD HH:MM:SS`. */
  timeOver(at: number, local: string): void {
    const { piece } = this;
    for (let index = 0; index < local.length; index++) {
      if (index !== BETWEEN_DATE_AND_CLOCK) piece[at + index] = local.charCodeAt(index);
    }
  }

  /** Text of ASCII characters alone, such as dates and ids. */
  ascii(text: string): void {
    const { length } = text;
    const at = this.reserve(length);
    if (length > SHORT) this.piece.write(text, at, "latin1");
    else this.put(text, at);
  }

  /** A whole number, or null. */
  minutes(value: number | null): void {
    if (value === null) this.ascii("null");
    else this.integer(value);
  }

  /**
   * A whole number.
   * @throws RangeError where it is none, or too large to be exact
   */
  integer(value: number): void {
    if (!Number.isSafeInteger(value)) throw new RangeError(`not a whole number: ${value}`);
    const size = Math.abs(value);
    const digits = digitsOf(size);
    if (value < 0) this.ascii("-");
    const at = this.reserve(digits);
    this.putDigits(size, digits, at);
  }

  /**
   * An amount in major units, as `JSON.stringify(toMajor(minor))` writes it.
   * @param minor integer of minor units
   * @throws RangeError where it is none
   */
  amount(minor: number): void {
    const major = toMajor(minor);
    if (minor >= 0 && minor < PLAIN_AMOUNT) this.plainAmount(minor, Math.floor(major));
    else this.ascii(String(major));
  }

  /** Any value, as JSON writes it. */
  value(value: unknown): void {
    this.bytes(Buffer.from(JSON.stringify(value)));
  }

  /** Begins an answer; what is left of one that failed is forgotten. */
  begin(): void {
    this.full = [];
    this.room = null;
    this.length = HEAD_ROOM;
  }

  /** The bytes of everything since the beginning. */
  finish(): ReadyJson {
    this.ascii("}");
    const last = this.length < WORTH_A_PIECE ? this.copyOut() : this.giveAway();
    const json = new ReadyJson([...this.full, last.subarray(HEAD_ROOM)], this.room ?? last);
    this.begin();
    return json;
  }

  private copyOut(): Buffer {
    const copy = Buffer.allocUnsafeSlow(this.length);
    copy.set(this.piece.subarray(HEAD_ROOM, this.length), HEAD_ROOM);
    return copy;
  }

  /** The piece that is being written, for good. */
  private giveAway(size = 0): Buffer {
    const given = this.piece.subarray(0, this.length);
    this.piece = Buffer.allocUnsafeSlow(Math.max(PIECE_BYTES, HEAD_ROOM + size));
    this.length = HEAD_ROOM;
    return given;
  }

  private plainAmount(minor: number, whole: number): void {
    this.integer(whole);
    const rest = minor - whole * MINOR_PER_MAJOR;
    if (rest === 0) return;
    const last = rest % 10;
    const at = this.reserve(last === 0 ? 2 : 3);
    this.piece[at] = POINT;
    this.piece[at + 1] = ZERO + (rest - last) / 10;
    if (last > 0) this.piece[at + 2] = ZERO + last;
  }

  private put(text: string, at: number): void {
    const { piece } = this;
    for (let index = 0; index < text.length; index++) piece[at + index] = text.charCodeAt(index);
  }

  private putDigits(value: number, digits: number, at: number): void {
    const { piece } = this;
    let left = value;
    for (let place = at + digits - 1; place >= at; place--) {
      const rest = Math.floor(left / 10);
      piece[place] = ZERO + (left - 10 * rest);
      left = rest;
    }
  }

  /** @returns where the piece has room for so many bytes */
  private reserve(size: number): number {
    if (this.length + size > this.piece.byteLength) this.turnOver(size);
    const at = this.length;
    this.length += size;
    return at;
  }

  private turnOver(size: number): void {
    const given = this.giveAway(size);
    this.room ??= given;
    this.full.push(given.subarray(HEAD_ROOM));
  }
}

function digitsOf(value: number): number {
  let digits = 1;
  for (let bound = 10; value >= bound; bound *= 10) digits++;
  return digits;
}

const shared = new JsonWriter();

/** JSON that `fill` writes. Writing never waits, so that one writer serves all answers of the process. */
export function writeJson(fill: (writer: JsonWriter) => void): ReadyJson {
  shared.begin();
  fill(shared);
  return shared.finish();
}
