import { fromDayNumber, weekday } from "@/lib/domain/dates";
import type { Network } from "@/lib/engine/network";
import { i32At, itemAt } from "@/lib/util/at";
import { type FareRules, monthDay } from "./fare-rules";

const WEEKDAYS = 7;
/** Days around the network's window on which flights of its journeys leave. */
const MARGIN_DAYS = 16;

/**
 * Days as fares tell them apart: by weekday, season, days of travel and how far ahead is bought. What is worked out for one day and one number of days left
 * holds for all that are alike, so that a question of many days gathers the fares of a market a few times and not once a day.
 */
export class FareDays {
  /** Kinds of days that there are. */
  readonly kindCount: number;
  /** Steps that there are: numbers of days left that fares tell apart. */
  readonly stepCount: number;
  /** Every advance purchase that a fare asks for, ascending. */
  private readonly advances: readonly number[];
  private readonly kinds: Int32Array;
  private readonly first: number;
  /** A day of each kind: month × 100 + day. */
  private readonly dateOf: Int32Array;
  private readonly dayOf: Int32Array;
  /** Day numbers on which the sale of some fare begins, or is over. */
  readonly saleTurns: ReadonlySet<number>;

  constructor({ window }: Pick<Network, "window">, { advanceDays, seasonFrom, seasonTo, travelFrom, travelTo, ...rules }: FareRules) {
    this.advances = ascending(advanceDays);
    this.stepCount = this.advances.length + 1;
    // Between two of these dates no season begins or ends.
    const turns = ascending([...seasonFrom, ...Array.from(seasonTo, (last) => last + 1)]);
    const bounds = ascending([...travelFrom, ...Array.from(travelTo, (last) => last + 1)]);
    this.saleTurns = new Set([...rules.saleFrom, ...Array.from(rules.saleTo, (last) => last + 1)]);
    this.kindCount = (turns.length + 1) * (bounds.length + 1) * WEEKDAYS;
    this.first = window.first - MARGIN_DAYS;
    this.dateOf = new Int32Array(this.kindCount);
    this.dayOf = new Int32Array(this.kindCount);
    this.kinds = Int32Array.from({ length: window.count + 2 * MARGIN_DAYS }, (_, index) => {
      const day = this.first + index;
      const date = monthDay(fromDayNumber(day).slice(5));
      const season = turns.filter((turn) => turn <= date).length * (bounds.length + 1);
      const kind = (season + bounds.filter((bound) => bound <= day).length) * WEEKDAYS + weekday(day);
      this.dateOf[kind] = date;
      this.dayOf[kind] = day;
      return kind;
    });
  }

  /** @param day local day of the first flight that a fare covers */
  kindOf(day: number): number {
    return i32At(this.kinds, day - this.first);
  }

  /** How many of the advance purchases that fares ask for are kept so many days before. */
  stepOf(daysLeft: number): number {
    let step = this.advances.length;
    while (step > 0 && itemAt(this.advances, step - 1) > daysLeft) step--;
    return step;
  }

  /** The fewest days left of a step; -1 where no fare can be bought any more. */
  leastDaysLeft(step: number): number {
    return step === 0 ? -1 : itemAt(this.advances, step - 1);
  }

  /** Month × 100 + day of a day of the kind. */
  dateOfKind(kind: number): number {
    return i32At(this.dateOf, kind);
  }

  /** Number of a day of the kind. */
  dayOfKind(kind: number): number {
    return i32At(this.dayOf, kind);
  }

  /** Bit of the weekday of the kind, as of FareRules. */
  weekdayBit(kind: number): number {
    return 1 << (kind % WEEKDAYS);
  }
}

function ascending(values: Iterable<number>): number[] {
  return [...new Set(values)].sort((one, other) => one - other);
}
