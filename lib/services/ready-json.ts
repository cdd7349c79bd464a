/**
 * JSON that is written already, as UTF-8 in pieces that follow one another. Nobody parses it again, and its bytes are never changed:
 * the same pieces may be on their way to several callers.
 */
export class ReadyJson {
  /** Bytes of the JSON. */
  readonly size: number;

  /** @param enclosed the JSON, and behind it the brace that ends whatever encloses it: answers then need no piece of their own for that */
  constructor(readonly enclosed: readonly Uint8Array[]) {
    this.size = enclosed.reduce((total, piece) => total + piece.byteLength, -1);
  }

  /** @param value anything that JSON can write */
  static of(value: unknown): ReadyJson {
    return new ReadyJson([Buffer.from(`${JSON.stringify(value)}}`)]);
  }

  /** The JSON as text, for whoever wants to read it after all. */
  toString(): string {
    return Buffer.concat(this.enclosed).toString().slice(0, -1);
  }
}

/** An answer, and whether it still holds at a moment. */
export interface Answered {
  json: ReadyJson;
  isCurrent(now: Date): boolean | Promise<boolean>;
}
