import type { AirportTable } from "@/lib/engine/airport-table";
import { referenceTables } from "@/lib/reference/current-tables";
import type { ReferenceTables } from "@/lib/reference/tables";
import { airportTable, referencePrint } from "./airports";
import { type DataVersions, scheduleVersionOf } from "./data-versions";
import type { MadeParts, Order } from "./make-parts";
import { type BothParts, type MadePart, PARTS } from "./part";
import { compiledDays, covers } from "./selling-days";
import { type HouseSnapshot, openSnapshot } from "./snapshot";

export interface SnapshotCacheOptions {
  /** Versions of the data as they are, or were a second ago at most. */
  versions: () => Promise<DataVersions>;
  /** The same as they are at this call. */
  newestVersions: () => Promise<DataVersions>;
  /** Whether the data are few: they are compiled in no more time than a search takes, and whoever searches waits for it. */
  isSmall: () => Promise<boolean>;
  make: (order: Pick<Order, "today" | "held">, isSmall: boolean) => Promise<MadeParts>;
}

/** How long after a failure nobody tries again unless somebody waits, milliseconds. */
const PAUSE_AFTER_FAILURE_MS = 1_000;
/** How often a process that holds a large snapshot looks for newer data by itself, milliseconds. */
const WATCH_EVERY_MS = 250;

interface Held {
  parts: BothParts;
  /** Those that the parts name by their places. */
  airports: AirportTable;
  print: string;
}

/** What is held, opened for the day of the last search, with the reference data of then. */
interface Present {
  today: number;
  reference: ReferenceTables;
  snapshot: HouseSnapshot;
}

/**
 * The process's snapshot. A newer one is compiled beside it and put in its place when it is complete, so a search sees one of them whole.
 * Where data are few, everybody waits for what has just changed; where they are many, searches go on with the old snapshot until the new
 * one is there. While nothing is held that has today's flights, everybody waits.
 */
export class SnapshotCache {
  private held: Held | null = null;
  private present: Present | null = null;
  private isSmall = true;
  private loading: Promise<Held> | null = null;
  private failedAt = Number.NEGATIVE_INFINITY;
  private watch: NodeJS.Timeout | null = null;
  private lastToday = 0;

  constructor(private readonly options: SnapshotCacheOptions) {}

  /**
   * The snapshot for searches of a day: the same object while nothing has changed.
   * @param asked UTC day number
   * @throws Error where nothing is held for that day and the database cannot be read
   */
  async get(asked: number): Promise<HouseSnapshot> {
    const today = this.dayOf(asked);
    const versions = await this.options.versions();
    const { held } = this;
    if (held && isCurrent(held, versions, today)) return this.open(held, today);
    if (!held || !covers(held.parts.schedule.id, today) || this.isSmall) return this.open(await this.loadCurrent(versions, today), today);
    if (performance.now() - this.failedAt > PAUSE_AFTER_FAILURE_MS) this.load(today).catch(() => undefined);
    return this.open(held, today);
  }

  /** The same of the data as they are at this call. */
  async newest(asked: number): Promise<HouseSnapshot> {
    const today = this.dayOf(asked);
    const versions = await this.options.newestVersions();
    const { held } = this;
    return this.open(held && isCurrent(held, versions, today) ? held : await this.loadCurrent(versions, today), today);
  }

  /** Version of the schedule that is held; null while there is none. */
  get heldVersion(): number | null {
    return this.held && scheduleVersionOf(this.held.parts.schedule.id.data);
  }

  /** Ends the watch for newer data. */
  stop(): void {
    if (this.watch) clearInterval(this.watch);
    this.watch = null;
  }

  /** A search of a moment before midnight that comes after one of the new day is answered from the new day: the tables change once. */
  private dayOf(asked: number): number {
    if (asked !== this.lastToday - 1) this.lastToday = asked;
    return this.lastToday;
  }

  private open({ parts, airports }: Held, today: number): HouseSnapshot {
    const reference = referenceTables();
    if (this.present?.today !== today || this.present.reference !== reference) {
      this.present = { today, reference, snapshot: openSnapshot(parts, today, airports) };
    }
    return this.present.snapshot;
  }

  /** A load that has begun before may have read what was there before: then there is another one. */
  private async loadCurrent(versions: DataVersions, today: number): Promise<Held> {
    const begun = await this.loading;
    return begun && isCurrent(begun, versions, today) ? begun : this.load(today);
  }

  private load(today: number): Promise<Held> {
    this.loading ??= this.loadNow(today)
      .catch((error: unknown) => {
        this.failedAt = performance.now();
        throw error;
      })
      .finally(() => {
        this.loading = null;
      });
    return this.loading;
  }

  private async loadNow(today: number): Promise<Held> {
    const { held } = this;
    const [airports, print] = [airportTable(), referencePrint()];
    this.isSmall = await this.options.isSmall();
    const made = await this.options.make({ today, held: held ? PARTS.map((part) => held.parts[part].id) : [] }, this.isSmall);
    // Replaced meanwhile: nobody can say by which airports the parts were made.
    if (referencePrint() !== print) return this.loadNow(today);
    // What was held is what the database has: its searches keep what they have derived.
    if (held && PARTS.every((part) => !made[part])) return held;
    const schedule = made.schedule ?? held?.parts.schedule;
    const prices = made.prices ?? held?.parts.prices;
    if (!schedule || !prices) throw new Error("a part of the snapshot is neither held nor made");
    this.held = { parts: { schedule, prices }, airports, print };
    this.present = null;
    if (!this.isSmall) this.watchFromNow();
    return this.held;
  }

  /** Without it, the first search after a quiet hour would be made from data of an hour ago. */
  private watchFromNow(): void {
    this.watch ??= setInterval(() => this.get(this.lastToday).catch(() => undefined), WATCH_EVERY_MS).unref();
  }
}

function isCurrent({ parts, print }: Held, versions: DataVersions, today: number): boolean {
  const { fromDay, toDay } = compiledDays(today);
  const isOf = ({ id }: MadePart) => id.data === versions[id.part] && id.fromDay === fromDay && id.toDay === toDay;
  return print === referencePrint() && PARTS.every((part) => isOf(parts[part]));
}
