import type { Packed } from "./columns";
import { HeldSnapshot } from "./held-snapshot";
import type { Order } from "./make";
import type { HouseSnapshot } from "./snapshot";
import { compiledDays, KINDS, sameVersion, type Versions } from "./versions";

export interface KeeperOptions {
  /** Versions of the data as they are, or were a second ago at most. */
  versions: () => Promise<Versions>;
  /** Whether the data are few: they are compiled here and now, and whoever searches waits for it. */
  isSmall: () => Promise<boolean>;
  make: (order: Pick<Order, "today" | "base">, small: boolean) => Promise<Packed>;
}

/** How long after a failure nobody tries again unless somebody waits, milliseconds. */
const PAUSE_AFTER_FAILURE_MS = 1_000;
/** How often a process that holds a large snapshot looks for newer data by itself, milliseconds. */
const WATCH_EVERY_MS = 100;

/**
 * The process's snapshot. A newer one is compiled beside it and put in its place when it is complete, so a search sees one of them whole.
 * Who waits: everybody, while nothing is held that has today's flights; and where data are few, everybody for data that has just moved,
 * as it takes no longer than a search. Where data are many, searches go on with the old snapshot until the new one is there.
 */
export class SnapshotKeeper {
  private held: HeldSnapshot | null = null;
  private small = true;
  private loading: Promise<HeldSnapshot> | null = null;
  private failedAt = Number.NEGATIVE_INFINITY;
  private watch: NodeJS.Timeout | null = null;
  private lastToday = 0;

  constructor(private readonly options: KeeperOptions) {}

  /**
   * The snapshot for searches of a day.
   * @param today UTC day number
   * @throws Error where nothing is held for that day and the database cannot be read
   */
  async current(today: number): Promise<HouseSnapshot> {
    this.lastToday = today;
    return this.choose(await this.options.versions(), today);
  }

  /** Ends the watch for newer data. */
  stop(): void {
    if (this.watch) clearInterval(this.watch);
    this.watch = null;
  }

  private async choose(versions: Versions, today: number): Promise<HouseSnapshot> {
    const { held } = this;
    if (held && this.isCurrent(held, versions, today)) return held.on(today);
    if (!held?.covers(today) || this.small) return this.wait(versions, today);
    if (performance.now() - this.failedAt > PAUSE_AFTER_FAILURE_MS) this.load(today).catch(() => undefined);
    return held.on(today);
  }

  private isCurrent(held: HeldSnapshot, versions: Versions, today: number): boolean {
    const days = compiledDays(today);
    const { about } = held;
    return (
      about.fromDay === days.fromDay &&
      about.toDay === days.toDay &&
      KINDS.every((kind) => sameVersion(about.versions[kind], versions[kind]))
    );
  }

  /** A load that had begun before may have read what was there before, or for another day: then there is another one. */
  private async wait(versions: Versions, today: number): Promise<HouseSnapshot> {
    for (;;) {
      const hadBegun = this.loading !== null;
      const held = await this.load(today);
      if (this.isCurrent(held, versions, today) || (!hadBegun && held.covers(today))) return held.on(today);
    }
  }

  private load(today: number): Promise<HeldSnapshot> {
    this.loading ??= this.make(today)
      .catch((error: unknown) => {
        this.failedAt = performance.now();
        throw error;
      })
      .finally(() => {
        this.loading = null;
      });
    return this.loading;
  }

  private async make(today: number): Promise<HeldSnapshot> {
    // Many yesterday are hardly few today, and what has changed need not wait for the answer.
    const wereMany = this.held !== null && !this.small;
    const small = wereMany ? false : await this.options.isSmall();
    const packed = await this.options.make({ today, base: small ? null : (this.held?.packed ?? null) }, small);
    const held = await HeldSnapshot.of(packed, this.held);
    this.held = held;
    this.small = wereMany ? await this.options.isSmall().catch(() => false) : small;
    if (!small) this.watchFromNow();
    return held;
  }

  /** Without it, the first search after a quiet hour would be made from data of an hour ago while it has newer data compiled. */
  private watchFromNow(): void {
    this.watch ??= setInterval(() => this.look(), WATCH_EVERY_MS).unref();
  }

  private look(): void {
    this.options
      .versions()
      .then((versions) => this.choose(versions, this.lastToday))
      .catch(() => undefined);
  }
}
