import { dayNumber, fromDayNumber, turnWeekdays } from "../dates";
import { aircraftDays, aircraftDeparture } from "./flights/aircraft-times";
import { type Covering, type LegPattern, UNCOVERED } from "./schedule";
import { flightKey, type ScheduleSet, SetOrder } from "./sets/schedule-set";
import { localToUtc, utcToLocal } from "./zones";

const DAY_MINUTES = 1440;

/** A leg as it is kept, with the number of its set. */
export type StoredLeg = Omit<LegPattern, "coveredBy"> & { setSeq: number };

/**
 * Tells the legs of one carrier what hides them. Legs are changed in place: a carrier may have hundreds of thousands.
 * @param sets all of the carrier
 * @param zoneOf IANA zone of an airport, asked only where sets of both time modes meet
 * @throws Error where a leg's set is missing
 */
export function coverLegs(legs: readonly StoredLeg[], sets: readonly ScheduleSet[], zoneOf: (airport: string) => string): LegPattern[] {
  const coverings = new Coverings(sets, legs, zoneOf);
  return legs.map((leg) => Object.assign(leg, { coveredBy: coverings.of(leg) }));
}

class Coverings {
  private readonly order: SetOrder;
  private readonly sets: ReadonlyMap<number, ScheduleSet>;
  private readonly known = new Map<readonly ScheduleSet[], readonly Covering[]>();
  private firstLegs: ReadonlyMap<string, StoredLeg> | undefined;

  constructor(
    sets: readonly ScheduleSet[],
    private readonly legs: readonly StoredLeg[],
    private readonly zoneOf: (airport: string) => string,
  ) {
    this.order = new SetOrder(sets);
    this.sets = new Map(sets.map((set) => [set.seq, set]));
  }

  of(leg: StoredLeg): readonly Covering[] {
    const set = this.sets.get(leg.setSeq);
    if (!set) throw new Error(`no schedule set ${leg.setSeq}`);
    const above = this.order.above(set, flightKey(leg));
    if (above.length === 0) return UNCOVERED;
    if (above.some(({ timeMode }) => timeMode !== set.timeMode)) return above.map((other) => this.inModeOf(leg, other));
    const known = this.known.get(above);
    if (known) return known;
    const coverings = above.map(toCovering);
    this.known.set(above, coverings);
    return coverings;
  }

  /** A flight's date in the other mode may be the day before or after: its first departure tells. */
  private inModeOf(leg: StoredLeg, set: ScheduleSet): Covering {
    return set.timeMode === leg.timeMode ? toCovering(set) : coveringOf(set, this.firstLegOf(leg), this.zoneOf);
  }

  private firstLegOf(leg: StoredLeg): StoredLeg {
    if (leg.legSequence === 1) return leg;
    this.firstLegs ??= new Map(this.legs.filter(({ legSequence }) => legSequence === 1).map((first) => [variationKey(first), first]));
    return this.firstLegs.get(variationKey(leg)) ?? leg;
  }
}

function variationKey(leg: StoredLeg): string {
  return `${leg.setSeq}/${flightKey(leg)}/${leg.itineraryVariation}`;
}

/**
 * The dates of a set as those of a flight, in the flight's own time mode.
 * @param first the flight's first leg: what dates it
 * @param zoneOf IANA zone of an airport, asked only where the modes differ
 */
export function coveringOf(set: ScheduleSet, first: FirstLeg, zoneOf: (airport: string) => string): Covering {
  const covering = toCovering(set);
  return set.timeMode === first.timeMode ? covering : moveToMode(covering, first, zoneOf);
}

type FirstLeg = Omit<LegPattern, "coveredBy">;

function toCovering({ validFrom, validTo, daysOfOperation, frequency }: ScheduleSet): Covering {
  return { from: validFrom, to: validTo, days: daysOfOperation, frequency };
}

/**
 * The covering's dates as those of a flight in its own time mode. Exact at both ends; between them it takes for granted that no clock change
 * moves the flight over midnight, which matters only to coverings of some weekdays.
 */
function moveToMode(covering: Covering, first: FirstLeg, zoneOf: (airport: string) => string): Covering {
  const zone = zoneOf(first.origin);
  const other = (day: number) => Math.floor(inOtherMode(first, day, zone) / DAY_MINUTES);
  const start = dayNumber(covering.from);
  const put = aircraftDays(first);
  const from = around(start - put).find((day) => other(day) >= start) ?? start;
  const by = from - other(from);
  return {
    from: fromDayNumber(from),
    to: covering.to && lastWithin(dayNumber(covering.to), put, other),
    days: turnWeekdays(covering.days, by),
    frequency: covering.frequency,
  };
}

/** @param put days after its flight's date on which the first leg leaves */
function lastWithin(end: number, put: number, other: (day: number) => number): string {
  return fromDayNumber(around(end - put).findLast((day) => other(day) <= end) ?? end);
}

function around(day: number): number[] {
  return [day - 1, day, day + 1];
}

/** Minutes of the flight's first departure in the mode that is not its own, of a flight date in its own. */
function inOtherMode(first: FirstLeg, day: number, zone: string): number {
  const departure = day * DAY_MINUTES + aircraftDeparture(first);
  return first.timeMode === "L" ? localToUtc(zone, departure) : utcToLocal(zone, departure);
}
