import { atMost } from "@/lib/util/at-most";
import type { Freshness } from "@/lib/util/freshness";

interface AccessCacheOptions {
  /** Moves with whatever could make an entry say something else. */
  version: Pick<Freshness<number>, "get">;
  /** Most entries; those used longest ago go first. */
  size: number;
  /** Most look-ups at a time: whoever sends invented credentials leaves the other connections to those whose credentials are known. */
  lookups: number;
}

/**
 * What credentials stand for, in memory, for as long as nothing about credentials has changed. Whatever is not known is looked up, and what
 * does not exist is not kept: there is no end of it. Keys are hashes, never the credentials themselves.
 */
export class AccessCache<T> {
  private version: number | null = null;
  private readonly known = new Map<string, T>();
  /** The key that stands last. */
  private latest = "";
  private readonly pending = new Map<string, Promise<T | null>>();
  private readonly enter: ReturnType<typeof atMost>;

  constructor(private readonly options: AccessCacheOptions) {
    this.enter = atMost(options.lookups);
  }

  /**
   * @param look asks the database; null where it knows nothing of the key
   * @throws what the reading of the version or `look` throws: old knowledge is not used instead
   */
  get(key: string, look: () => Promise<T | null>): T | null | Promise<T | null> {
    const version = this.options.version.get();
    return version instanceof Promise ? version.then((read) => this.find(key, read, look)) : this.find(key, version, look);
  }

  private find(key: string, version: number, look: () => Promise<T | null>): T | Promise<T | null> {
    this.moveTo(version);
    const value = this.known.get(key);
    if (value === undefined) return this.pending.get(key) ?? this.lookUp(key, version, look);
    if (key !== this.latest) {
      this.known.delete(key);
      this.known.set(key, value);
      this.latest = key;
    }
    return value;
  }

  private moveTo(version: number): void {
    if (version === this.version) return;
    this.version = version;
    this.known.clear();
    this.pending.clear();
  }

  /** What was read after the version holds at least until the version moves. */
  private lookUp(key: string, version: number, look: () => Promise<T | null>): Promise<T | null> {
    const found = this.enter(look).then((value) => {
      if (value !== null && this.version === version) this.keep(key, value);
      return value;
    });
    const forget = () => {
      if (this.pending.get(key) === found) this.pending.delete(key);
    };
    this.pending.set(key, found);
    found.then(forget, forget);
    return found;
  }

  private keep(key: string, value: T): void {
    const [oldest] = this.known.size >= this.options.size ? this.known.keys() : [];
    if (oldest !== undefined) this.known.delete(oldest);
    this.known.set(key, value);
    this.latest = key;
  }
}
