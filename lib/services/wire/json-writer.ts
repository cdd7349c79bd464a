import { ReadyJson } from "../ready-json";

/** Room is taken in pieces of this size: the system gives much larger ones slowly, page by page. */
const PIECE_BYTES = 128 * 1024;
/** Up to here a loop is faster than a call of the platform. */
const SHORT = 24;
/** Where a local time has its `T`. */
const BETWEEN_DATE_AND_CLOCK = 10;

/** Puts JSON together from text and from bytes that were written before. */
export class JsonWriter {
  private full: Uint8Array[] = [];
  private piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
  private length = 0;

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

  /** Text of ASCII characters alone, such as numbers, dates and ids. */
  ascii(text: string): void {
    const { length } = text;
    const at = this.reserve(length);
    if (length > SHORT) this.piece.write(text, at, "latin1");
    else this.put(text, at);
  }

  /** Any value, as JSON writes it. */
  value(value: unknown): void {
    this.bytes(Buffer.from(JSON.stringify(value)));
  }

  /** Begins an answer; what is left of one that failed is forgotten. */
  begin(): void {
    this.full = [];
    this.length = 0;
  }

  /** The bytes of everything since the beginning. */
  finish(): ReadyJson {
    this.ascii("}");
    const rest = Buffer.from(this.piece.subarray(0, this.length));
    const json = new ReadyJson([...this.full, rest]);
    this.begin();
    return json;
  }

  private put(text: string, at: number): void {
    const { piece } = this;
    for (let index = 0; index < text.length; index++) piece[at + index] = text.charCodeAt(index);
  }

  /** @returns where the piece has room for so many bytes */
  private reserve(size: number): number {
    if (this.length + size > this.piece.byteLength) this.turnOver(size);
    const at = this.length;
    this.length += size;
    return at;
  }

  private turnOver(size: number): void {
    this.full.push(this.piece.subarray(0, this.length));
    this.piece = Buffer.allocUnsafeSlow(Math.max(PIECE_BYTES, size));
    this.length = 0;
  }
}

const shared = new JsonWriter();

/** JSON that `fill` writes. Writing never waits, so that one writer serves all answers of the process. */
export function writeJson(fill: (writer: JsonWriter) => void): ReadyJson {
  shared.begin();
  fill(shared);
  return shared.finish();
}
