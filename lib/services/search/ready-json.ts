/** Bytes that are left free before an answer's JSON: more than what encloses it takes. */
export const HEAD_ROOM = 256;

/**
 * JSON that is written already, as UTF-8 in pieces that follow one another. Nobody parses it again, and its bytes are never changed:
 * the same pieces may be on their way to several callers.
 */
export class ReadyJson {
  /** Bytes of the JSON. */
  readonly size: number;

  /**
   * @param enclosed the JSON, and behind it the brace that ends whatever encloses it: answers then need no piece of their own for that
   * @param room the first piece with HEAD_ROOM bytes before it that nobody else uses; null where there are none
   */
  constructor(
    readonly enclosed: readonly Uint8Array[],
    private room: Buffer | null = null,
  ) {
    this.size = enclosed.reduce((total, piece) => total + piece.byteLength, -1);
  }

  /** @param value anything that JSON can write */
  static of(value: unknown): ReadyJson {
    return new ReadyJson([Buffer.from(`${JSON.stringify(value)}}`)]);
  }

  /**
   * The pieces, a head and the first of them as one. The first who asks gets the head in the room before the JSON, without a copy.
   * @param head ASCII
   */
  behind(head: string): readonly Uint8Array[] {
    const [first, ...others] = this.enclosed;
    return first ? [this.headed(head, first), ...others] : [Buffer.from(head, "latin1")];
  }

  /** The JSON as text, for whoever wants to read it after all. */
  toString(): string {
    return Buffer.concat(this.enclosed).toString().slice(0, -1);
  }

  private headed(head: string, first: Uint8Array): Uint8Array {
    const { room } = this;
    if (!room || head.length > HEAD_ROOM) return Buffer.concat([Buffer.from(head, "latin1"), first]);
    this.room = null;
    const start = HEAD_ROOM - head.length;
    room.write(head, start, "latin1");
    return room.subarray(start);
  }
}

/** An answer, and whether it still holds at a moment. */
export interface Answered {
  json: ReadyJson;
  isCurrent(now: Date): boolean | Promise<boolean>;
}
