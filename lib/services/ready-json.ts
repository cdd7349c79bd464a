/**
 * JSON that is written already, as UTF-8 in pieces that follow one another. Nobody parses it again, and its bytes are never changed:
 * the same pieces may be on their way to several callers.
 */
export class ReadyJson {
  /** Bytes of all pieces. */
  readonly size: number;

  constructor(readonly pieces: readonly Uint8Array[]) {
    this.size = pieces.reduce((total, piece) => total + piece.byteLength, 0);
  }

  /** @param value anything that JSON can write */
  static of(value: unknown): ReadyJson {
    return new ReadyJson([Buffer.from(JSON.stringify(value))]);
  }

  /** The JSON as text, for whoever wants to read it after all. */
  toString(): string {
    return Buffer.concat(this.pieces).toString();
  }
}

/** An answer, and whether it still holds at a moment. */
export interface Answered {
  json: ReadyJson;
  isCurrent(now: Date): boolean | Promise<boolean>;
}
