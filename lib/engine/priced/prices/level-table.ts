import { GrowingIntegers } from "@/lib/util/growing";
import { openClasses } from "./class-limits";

const NOT_KNOWN = -1;

/** Compiled levels and open classes of leg profiles by period: days left on which the same may be sold. One line of memory for each profile. */
export class LevelTable {
  /** Periods that there is room for. */
  private width = 16;
  private readonly daysOf: number[] = [];
  private readonly numberOf = new Map<number, number>();
  /** By profile and period, where its levels begin and end in `limits`. */
  private starts: Int32Array = new Int32Array(0);
  private ends: Int32Array = new Int32Array(0);
  private readonly limits = new GrowingIntegers();
  /** By seats needed, then by profile and period: bits of the classes that are open where nothing is sold. */
  private masks: Int32Array[] = [];

  /** @param compile the levels of a profile with so many days left */
  constructor(private readonly compile: (profile: number, daysLeft: number) => number[]) {}

  /** Number of the period that is known by so many days left. */
  periodOf(daysLeft: number): number {
    const known = this.numberOf.get(daysLeft);
    if (known !== undefined) return known;
    const number = this.daysOf.push(daysLeft) - 1;
    this.numberOf.set(daysLeft, number);
    if (number >= this.width) this.widen();
    return number;
  }

  /**
   * Bits of the classes that may still sell so many seats.
   * @param sold seats sold in classes A … Z; null where there are none
   */
  maskOf(profile: number, period: number, needed: number, sold: ArrayLike<number> | null): number {
    const place = profile * this.width + period;
    if (sold) return this.open(profile, period, needed, sold);
    const masks = this.masks[needed] ?? this.grown(new Int32Array(0), place);
    const known = masks[place] ?? NOT_KNOWN;
    if (known !== NOT_KNOWN) return known;
    const mask = this.open(profile, period, needed, null);
    this.masks[needed] = this.grown(masks, place);
    this.masks[needed][place] = mask;
    return mask;
  }

  private open(profile: number, period: number, needed: number, sold: ArrayLike<number> | null): number {
    const place = profile * this.width + period;
    if ((this.starts[place] ?? NOT_KNOWN) === NOT_KNOWN) this.fill(place, this.compile(profile, this.daysOf[period] ?? 0));
    return openClasses(this.limits.values, this.starts[place] ?? 0, this.ends[place] ?? 0, sold, needed);
  }

  private fill(place: number, limits: readonly number[]): void {
    this.starts = this.grown(this.starts, place);
    this.ends = this.grown(this.ends, place);
    this.starts[place] = this.limits.count;
    for (const word of limits) this.limits.push(word);
    this.ends[place] = this.limits.count;
  }

  private grown(values: Int32Array, place: number): Int32Array {
    if (place < values.length) return values;
    const grown = new Int32Array(Math.max(values.length * 2, place + this.width * 64)).fill(NOT_KNOWN);
    grown.set(values);
    return grown;
  }

  /** Forgets all, to begin again with more room: hardly any carrier changes its authorisations on so many days. */
  private widen(): void {
    this.width *= 2;
    this.starts = new Int32Array(0);
    this.ends = new Int32Array(0);
    this.masks = [];
    this.limits.clear();
  }
}
