import { coverLegs, type StoredLeg } from "@/lib/domain/schedule/cover-legs";
import type { ZoneOf } from "@/lib/domain/schedule/flights/flight-days";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import { itemAt } from "@/lib/util/at";

const NONE: ReadonlySet<number> = new Set();

/** All that the schedule keeps of one flight number: its legs, and the sets that say which of them count. */
export class FlightSchedule {
  /**
   * @param sets of the carrier: those of all its flights, and those of this one
   * @param legs of this flight alone
   */
  constructor(
    private readonly sets: readonly ScheduleSet[],
    private readonly legs: readonly StoredLeg[],
    private readonly zoneOf: ZoneOf,
  ) {}

  /** The legs that files and SSMs say. */
  basic(): LegPattern[] {
    return this.covered(this.sets.filter(({ layer }) => layer === "basic"));
  }

  /** The legs that count, ASMs among them. @param without numbers of sets that are looked through */
  current(without = NONE): LegPattern[] {
    return this.covered(this.sets.filter(({ seq }) => !without.has(seq)));
  }

  /** What ASMs said of the flight. */
  adHoc(): ScheduleSet[] {
    return this.sets.filter(({ layer }) => layer === "ad_hoc");
  }

  legsOf({ seq }: ScheduleSet): StoredLeg[] {
    return this.legs.filter(({ setSeq }) => setSeq === seq);
  }

  /** How the latest legs of the flight are kept. @param otherwise where there are none */
  timeMode(otherwise: "L" | "U"): "L" | "U" {
    const [latest] = [...this.legs].sort((a, b) => b.setSeq - a.setSeq);
    return latest?.timeMode ?? otherwise;
  }

  private covered(sets: readonly ScheduleSet[]): LegPattern[] {
    const numbers = new Set(sets.map(({ seq }) => seq));
    const stored = this.legs.filter(({ setSeq }) => numbers.has(setSeq));
    // Covering changes legs in place, and these are covered again by other sets.
    const covered = coverLegs(
      stored.map((leg) => ({ ...leg })),
      sets,
      this.zoneOf,
    );
    return stored.map(({ setSeq, ...leg }, index) => ({ ...leg, coveredBy: itemAt(covered, index).coveredBy }));
  }
}
