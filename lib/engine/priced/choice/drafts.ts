import { GrowingIntegers } from "@/lib/util/growing";
import type { Choice } from "./direction-choice";
import { Merits } from "./merits";
import { pickSpread } from "./pick-spread";
import { placesBy } from "./rank";
import { Tickets } from "./tickets";

/** Nobody reads more offers than this. */
export const MAX_OFFERS = 300;
/** Of these so many at most on separate tickets: there is always one more pair of carriers that do not know each other. */
export const MAX_SEPARATE = 75;
const DAYPARTS = 6;

/** The first directions of journeys, one journey of each, column by column. Used again for question after question. */
export class Drafts {
  /** Index among the drafts of one direction less, and of the journey of the direction that goes on from there. */
  readonly before = new GrowingIntegers();
  readonly journey = new GrowingIntegers();
  /** Of all directions so far. */
  readonly merits = new Merits();
  /** As of Tickets. */
  private readonly ticket = new GrowingIntegers();
  private readonly ordered = new Merits();

  constructor(private readonly tickets: Tickets) {}

  get count(): number {
    return this.merits.count;
  }

  clear(): void {
    this.merits.clear();
    for (const column of [this.before, this.journey, this.ticket]) column.clear();
  }

  /** @param before the drafts that the first direction begins from are none: null */
  add(drafts: Drafts | null, before: number, carriersBefore: number, choice: Choice, at: number): void {
    const { merits: own, groups } = choice;
    const merits = drafts?.merits;
    this.before.push(before);
    this.journey.push(choice.journeys[at] ?? 0);
    this.ticket.push(this.tickets.goOn(drafts?.ticket.at(before) ?? Tickets.NOTHING, choice.tickets.at(at)));
    this.merits.add(
      (merits?.price.at(before) ?? 0) + own.price.at(at),
      (merits?.duration.at(before) ?? 0) + own.duration.at(at),
      (merits?.stops.at(before) ?? 0) + own.stops.at(at),
      carriersBefore * groups + own.carriers.at(at),
      (merits?.dayparts.at(before) ?? 0) * DAYPARTS + own.dayparts.at(at),
    );
  }

  /** A spread of them, those on separate tickets first, each group by price. */
  worthShowing(): number[] {
    const [separate, together] = [[] as number[], [] as number[]];
    for (let draft = 0; draft < this.count; draft++) (this.tickets.isSeparate(this.ticket.at(draft)) ? separate : together).push(draft);
    const kept = this.pick(separate, MAX_SEPARATE);
    return [...kept, ...this.pick(together, MAX_OFFERS - kept.length)];
  }

  /** A spread of some, cheapest first; where two cost and last the same, in the order in which they come. */
  private pick(drafts: readonly number[], limit: number): number[] {
    const { price, duration, stops, carriers, dayparts } = this.merits;
    const order = placesBy(
      drafts.length,
      (place) => price.at(drafts[place] ?? 0),
      (place) => duration.at(drafts[place] ?? 0),
    );
    this.ordered.clear();
    for (let rank = 0; rank < order.length; rank++) {
      const draft = drafts[order[rank] ?? 0] ?? 0;
      this.ordered.add(price.at(draft), duration.at(draft), stops.at(draft), carriers.at(draft), dayparts.at(draft));
    }
    const picked = pickSpread(this.ordered, limit);
    const kept: number[] = [];
    for (let rank = 0; rank < order.length; rank++) if (picked[rank] === 1) kept.push(drafts[order[rank] ?? 0] ?? 0);
    return kept;
  }
}
