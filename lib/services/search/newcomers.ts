import { type Answered, ReadyJson } from "./ready-json";

/** What an entry costs besides its key and its JSON, roughly. */
const ENTRY_BYTES = 1024;

/** Bytes that an answer takes with all that is kept beside it. */
export function costOf(key: string, { json }: Pick<Answered, "json">): number {
  return json.size + 2 * key.length + ENTRY_BYTES;
}

/** Where an answer's bytes stand, and whether it still holds. */
interface Place extends Pick<Answered, "isCurrent"> {
  start: number;
  size: number;
}

/**
 * Answers that were given once, in memory that is used round and round: most questions are never asked again, and memory of its own for each
 * of their answers would make the platform look through the whole heap after every few hundred. Bytes are copied in and out, so nobody ever
 * holds any that are written over.
 */
export class Newcomers {
  private memory: Buffer | null = null;
  /** Where the next answer goes. */
  private at = 0;
  /** Those that will be written over first stand first. */
  private readonly places = new Map<string, Place>();

  /** @param bytes of the memory, taken when the first answer comes; an answer takes what it costs (costOf) */
  constructor(private readonly bytes: number) {}

  /** Keeps a copy, in place of the oldest ones; not of what is larger than all the memory. */
  put(key: string, { json, isCurrent }: Answered): void {
    this.places.delete(key);
    // As much room as it costs, so that small answers under long keys make room for each other too.
    const cost = costOf(key, { json });
    if (cost > this.bytes) return;
    this.memory ??= Buffer.allocUnsafeSlow(this.bytes);
    const start = this.makeRoom(cost);
    let end = start;
    for (const piece of json.enclosed) {
      this.memory.set(piece, end);
      end += piece.byteLength;
    }
    this.at = start + cost;
    this.places.set(key, { start, size: end - start, isCurrent });
  }

  /** Whether the answer under the key still holds; undefined where none is kept. */
  isCurrent(key: string, now: Date): boolean | Promise<boolean> | undefined {
    return this.places.get(key)?.isCurrent(now);
  }

  /** Gives an answer away with bytes of its own, and keeps it no longer. */
  take(key: string): Answered | null {
    const place = this.places.get(key);
    if (!place || !this.memory) return null;
    this.places.delete(key);
    const { start, size, isCurrent } = place;
    return { json: new ReadyJson([Buffer.from(this.memory.subarray(start, start + size))]), isCurrent };
  }

  clear(): void {
    this.places.clear();
  }

  /** @returns where so many bytes may be written */
  private makeRoom(size: number): number {
    if (this.at + size > this.bytes) {
      this.forget(this.at, this.bytes);
      this.at = 0;
    }
    this.forget(this.at, this.at + size);
    return this.at;
  }

  /** Those that begin there are the oldest: memory is written in order. */
  private forget(from: number, to: number): void {
    for (const [key, { start }] of this.places) {
      if (start < from || start >= to) return;
      this.places.delete(key);
    }
  }
}
