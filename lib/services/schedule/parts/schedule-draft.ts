import { v7 as uuid } from "uuid";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ScheduleSet } from "@/lib/domain/schedule/sets";
import { DepartureCounter } from "@/lib/formats/ssim/departure-counter";
import type { Prisma } from "@/lib/generated/prisma/client";
import { insertLegs } from "./insert-legs";

/** What a set is about: all of a ScheduleSet but its number. Season, e.g. `W26`, is told only. */
export type NewSet = Omit<ScheduleSet, "seq"> & { season: string };

const WHOLE_CARRIER = { flightNumber: null, suffix: null, daysOfOperation: 127, frequency: 1 } as const;

/** A basic set of all flights of a carrier, as files have them. */
export function carrierSet(set: Pick<NewSet, "carrier" | "season" | "timeMode" | "validFrom" | "validTo">): NewSet {
  const { carrier, season, timeMode, validFrom, validTo } = set;
  return { ...WHOLE_CARRIER, layer: "basic", carrier, season, timeMode, validFrom, validTo };
}

/** What was written of one set. */
export interface StagedSet {
  set: NewSet;
  id: string;
  legs: number;
  /** Flight numbers with suffix. */
  flights: ReadonlySet<string>;
  /** Flights with a date, from today (UTC) to SALE_DAYS ahead. */
  datedFlights: number;
}

const BATCH = 1_000;

/** Stages sets in the transaction of a change; they count from its end on. */
export class ScheduleDraft {
  /** Imports whose sets go. */
  readonly removedImports: string[] = [];
  private readonly written: (StagedSet & { flights: Set<string>; counter: DepartureCounter })[] = [];
  private batch: LegPattern[] = [];

  /** @param days from which to which dated flights are counted, day numbers, both included */
  constructor(
    private readonly tx: Prisma.TransactionClient,
    readonly importId: string,
    private readonly days: { from: number; to: number },
  ) {}

  /** Begins a set, above all that are there in its layer. Legs that are added next are its own. */
  async begin(set: NewSet): Promise<void> {
    await this.flush();
    const id = uuid();
    await this.tx.scheduleSet.create({ data: { id, importId: this.importId, ...set } });
    const counter = new DepartureCounter(this.days.from, this.days.to);
    this.written.push({ set, id, legs: 0, flights: new Set(), datedFlights: 0, counter });
  }

  /** Adds a leg to the set that was begun last; those of a flight come one after another. */
  async add(leg: LegPattern): Promise<void> {
    const staged = this.written.at(-1);
    if (!staged) throw new Error("no set was begun");
    staged.counter.see(leg);
    staged.flights.add(`${leg.carrier}${leg.flightNumber}${leg.suffix}`);
    staged.legs += 1;
    staged.datedFlights = staged.counter.departures;
    this.batch.push(leg);
    if (this.batch.length === BATCH) await this.flush();
  }

  /** Takes all sets of an import out. */
  remove(importId: string): void {
    this.removedImports.push(importId);
  }

  /** Writes what is still in memory. */
  async flush(): Promise<void> {
    const staged = this.written.at(-1);
    if (!staged || this.batch.length === 0) return;
    await insertLegs(this.tx, staged.id, this.batch);
    this.batch = [];
  }

  get sets(): readonly StagedSet[] {
    return this.written;
  }
}
