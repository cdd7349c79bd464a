import { LRUCache } from "lru-cache";
import { atMost } from "@/lib/util/waiting/at-most";
import { Coalescing } from "@/lib/util/waiting/coalesce";
import type { Freshness } from "@/lib/util/waiting/freshness";

interface AccessCacheOptions {
  /** Moves with whatever could make an entry say something else. */
  version: Pick<Freshness<number>, "get">;
  /** Most entries; the least recently used go first. */
  size: number;
  /** Most look-ups at a time: whoever sends invented credentials leaves the other connections to those whose credentials are known. */
  lookups: number;
  /** Most that wait for one; who comes then is refused with Unavailable. */
  waiting: number;
}

/**
 * What credentials stand for, in memory, for as long as nothing about credentials has changed. What does not exist is not kept: there is no
 * end of it. Keys are hashes, never the credentials themselves.
 */
export class AccessCache<T extends object> {
  private readonly known: LRUCache<string, T>;
  private readonly lookups = new Coalescing<T | null>();
  private readonly enter: ReturnType<typeof atMost>;

  constructor(private readonly options: AccessCacheOptions) {
    this.known = new LRUCache({ max: options.size });
    this.enter = atMost(options.lookups, options.waiting);
  }

  /**
   * @param name of the credential, hashed
   * @param look asks the database; null where it knows nothing of the credential
   * @throws what the reading of the version or `look` throws: old knowledge is not used instead
   */
  async get(name: string, look: () => Promise<T | null>): Promise<T | null> {
    // What was read after the version holds at least until the version moves; entries of older versions are never asked for again.
    const key = `${await this.options.version.get()} ${name}`;
    return this.known.get(key) ?? this.lookups.run(key, () => this.lookUp(key, look));
  }

  private async lookUp(key: string, look: () => Promise<T | null>): Promise<T | null> {
    const found = await this.enter(look);
    if (found !== null) this.known.set(key, found);
    return found;
  }
}
