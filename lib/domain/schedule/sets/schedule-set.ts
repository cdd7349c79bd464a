import type { LegPattern } from "../schedule";

/** A later one of the second layer counts above every one of the first. */
export const SCHEDULE_LAYERS = ["basic", "ad_hoc"] as const;
export type ScheduleLayer = (typeof SCHEDULE_LAYERS)[number];

/** What can change a schedule: SSIM files, standard messages, ad hoc messages, an operator's command. */
export const SCHEDULE_IMPORT_KINDS = ["file", "ssm", "asm", "command"] as const;
export type ScheduleImportKind = (typeof SCHEDULE_IMPORT_KINDS)[number];

/**
 * Says for which flight dates of a carrier, or of one of its flights, a set of legs is the whole schedule (SSIM's word for what stands under
 * one carrier record). Where several sets cover a date, the highest one counts: by its layer, then by its number.
 */
export interface ScheduleSet {
  /** A later set has a higher number. */
  seq: number;
  layer: ScheduleLayer;
  carrier: string;
  /** The one flight that it is about; null is all of the carrier's. */
  flightNumber: number | null;
  suffix: string | null;
  timeMode: "L" | "U";
  /** Flight dates in the set's time mode, `YYYY-MM-DD`; null is open-ended. */
  validFrom: string;
  validTo: string | null;
  /** Bit 0 is Monday … bit 6 Sunday. */
  daysOfOperation: number;
  /** 2 is every second week, counted from the week of `validFrom`. */
  frequency: 1 | 2;
}

/** A flight's name among those of its carrier. */
export function flightKey({ flightNumber, suffix }: Pick<LegPattern, "flightNumber" | "suffix">): string {
  return `${flightNumber}${suffix}`;
}

/** Finds what hides what among the sets of one carrier. */
export class SetOrder {
  private readonly general: readonly ScheduleSet[];
  private readonly byFlight = new Map<string, ScheduleSet[]>();
  private readonly known = new Map<string, readonly ScheduleSet[]>();

  constructor(sets: readonly ScheduleSet[]) {
    this.general = sets.filter(({ flightNumber }) => flightNumber === null);
    for (const set of sets) if (set.flightNumber !== null) this.addOfFlight(flightKey({ ...set, ...designatorOf(set) }), set);
  }

  /**
   * The sets that take dates of a flight over from this one: the same array for every flight that no set is about alone.
   * @param flight as `flightKey` writes it
   */
  above(set: ScheduleSet, flight: string): readonly ScheduleSet[] {
    const own = this.byFlight.get(flight);
    const key = own ? `${set.seq}/${flight}` : `${set.seq}`;
    const known = this.known.get(key);
    if (known) return known;
    const found = [...this.general, ...(own ?? [])].filter((other) => isAbove(other, set) && mayMeet(other, set));
    this.known.set(key, found);
    return found;
  }

  private addOfFlight(flight: string, set: ScheduleSet): void {
    const known = this.byFlight.get(flight);
    if (known) known.push(set);
    else this.byFlight.set(flight, [set]);
  }
}

function designatorOf({ flightNumber, suffix }: ScheduleSet) {
  return { flightNumber: flightNumber ?? 0, suffix: suffix ?? "" };
}

function isAbove(one: ScheduleSet, other: ScheduleSet): boolean {
  return one.layer === other.layer ? one.seq > other.seq : one.layer === "ad_hoc";
}

/** Dates of different time modes cannot be compared without the flights' own times. */
function mayMeet(one: ScheduleSet, other: ScheduleSet): boolean {
  if (one.timeMode !== other.timeMode) return true;
  return one.validFrom <= (other.validTo ?? "9999") && other.validFrom <= (one.validTo ?? "9999");
}
