import { LRUCache } from "lru-cache";
import { Coalescing } from "@/lib/util/waiting/coalesce";

const MINUTE_MS = 60_000;
/** What an entry costs besides its key and its JSON, roughly. */
const ENTRY_BYTES = 1024;

/** What the cache keeps of a response: its data as JSON, and whether they still hold. */
export interface CachedResponse {
  json: Buffer;
  isCurrent(now: Date): Promise<boolean>;
}

/**
 * Responses by what was asked for. One is given again while it is current, and built once for all who ask for it at the same time. What
 * fails is not kept. Every response is dropped after a minute, because it keeps the schedule in memory that it was made from.
 */
export class ResponseCache {
  private readonly kept: LRUCache<string, CachedResponse>;
  private readonly building = new Coalescing<CachedResponse>();

  /**
   * @param maxBytes of all that is kept; the least recently used make room
   * @param ttl how long a response is kept at most, milliseconds
   */
  constructor(maxBytes: number, ttl = MINUTE_MS) {
    const sizeCalculation = ({ json }: CachedResponse, key: string) => json.byteLength + 2 * key.length + ENTRY_BYTES;
    this.kept = new LRUCache({ maxSize: maxBytes, sizeCalculation, ttl, ttlAutopurge: true });
  }

  /**
   * The data of the response under the key, as JSON.
   * @param build makes the response, where none is kept that holds
   * @throws what `build` throws
   */
  async get(key: string, now: Date, build: () => Promise<CachedResponse>): Promise<Buffer> {
    const kept = this.kept.get(key);
    if (kept && (await kept.isCurrent(now))) return kept.json;
    const begun = await this.building.begun(key);
    // What was begun before this request may have missed a change that its caller has seen.
    if (begun && (await begun.isCurrent(now))) return begun.json;
    return (await this.building.run(key, () => this.build(key, now, build))).json;
  }

  private async build(key: string, now: Date, build: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const response = await build();
    if (await response.isCurrent(now)) this.kept.set(key, response);
    else this.kept.delete(key);
    return response;
  }
}
