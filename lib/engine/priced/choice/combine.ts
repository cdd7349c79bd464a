import type { DirectionSearch } from "../direction/direction-search";
import type { JourneyQuestion, PricedJourney } from "../prices/questions";
import { cheapestChain } from "./cheapest-chain";
import { DirectionChoice } from "./direction-choice";
import { Drafts, MAX_OFFERS, MAX_SEPARATE } from "./drafts";
import type { Tickets } from "./tickets";

/** Where there are several directions so many of each are combined; combinations of the first ones go on with the next like offers. */
const MAX_PER_DIRECTION = 40;
const MAX_PREFIXES = 300;

/** Puts the directions of journeys together: prices add up, and each leaves after the one before has arrived. Used again and again. */
export class Combiner {
  /** By direction, the drafts that end with it. */
  private readonly steps: Drafts[] = [];

  constructor(private readonly tickets: Tickets) {}

  combine(searches: readonly DirectionSearch[], question: JourneyQuestion): PricedJourney[] {
    const directions = searches.map((search) => new DirectionChoice(search));
    const [only, ...others] = directions;
    if (only && others.length === 0) return worthShowingOf(only).map((index) => materialise([index], directions));
    if (!this.fold(directions, question)) return [];
    const last = directions.length - 1;
    const kept = this.step(last).worthShowing();
    return kept.map((draft) => materialise(this.chosen(last, draft), directions));
  }

  /** Direction by direction; the cheapest journey of all is kept whatever else has to go. @returns false where there is none */
  private fold(directions: readonly DirectionChoice[], question: JourneyQuestion): boolean {
    const most = question.maxTotalMinor ?? Number.POSITIVE_INFINITY;
    const ranked = directions.map((direction) => direction.ranked());
    const cheapest = cheapestChain(directions, ranked, question.minutesBetween);
    if (!cheapest) return false;
    const least = directions.map((direction, index) => direction.total(ranked[index]?.[0] ?? 0));
    const all = least.reduce((left, right) => left + right, 0);
    let prefixes: readonly number[] = [];
    let rest = all;
    directions.forEach((direction, index) => {
      rest -= least[index] ?? 0;
      const others = all - (least[index] ?? 0);
      const affordable = (ranked[index] ?? []).filter((each) => direction.total(each) + others <= most);
      const picked = direction.pick(affordable, MAX_PER_DIRECTION, cheapest[index] ?? 0);
      this.join(index, prefixes, directions, picked, most - rest, question);
      if (index < directions.length - 1) prefixes = this.pickPrefixes(index, cheapest);
    });
    return true;
  }

  private step(index: number): Drafts {
    const known = this.steps[index];
    if (known) return known;
    const made = new Drafts(this.tickets);
    this.steps[index] = made;
    return made;
  }

  /** Goes on with a direction from every prefix. @param most dearer drafts are of no use */
  private join(
    index: number,
    prefixes: readonly number[],
    directions: readonly DirectionChoice[],
    picked: readonly number[],
    most: number,
    { minutesBetween }: JourneyQuestion,
  ): void {
    const drafts = this.step(index);
    drafts.clear();
    const [before, direction] = [directions[index - 1], directions[index]];
    if (!direction) return;
    const choice = direction.choiceOf(picked, this.tickets);
    if (!before) {
      for (let at = 0; at < picked.length; at++) if (choice.merits.price.at(at) <= most) drafts.add(null, -1, 0, choice, at);
      return;
    }
    const earlier = this.step(index - 1);
    const groups = new Map<number, number>();
    for (const prefix of prefixes) {
      const carriers = earlier.merits.carriers.at(prefix);
      const group = groups.get(carriers) ?? groups.size;
      groups.set(carriers, group);
      const ready = before.ready(earlier.journey.at(prefix), minutesBetween);
      const left = most - earlier.merits.price.at(prefix);
      for (let at = 0; at < picked.length; at++) {
        if (choice.departures.at(at) >= ready && choice.merits.price.at(at) <= left) drafts.add(earlier, prefix, group, choice, at);
      }
    }
  }

  /** Some of either kind: whatever is on one ticket so far must not give way to what is not. */
  private pickPrefixes(index: number, cheapest: readonly number[]): readonly number[] {
    const drafts = this.step(index);
    const all = Array.from({ length: drafts.count }, (_, draft) => draft);
    if (drafts.count <= MAX_PREFIXES) return all;
    const picked = drafts.worthShowing();
    const isCheapest = (draft: number) => this.chosen(index, draft).every((each, at) => each === cheapest[at]);
    return picked.some(isCheapest) ? picked : [...all.filter(isCheapest), ...picked];
  }

  /** The journeys of a draft, direction by direction. */
  private chosen(index: number, draft: number): number[] {
    const journeys: number[] = [];
    for (let step = index, at = draft; step >= 0; step--) {
      journeys[step] = this.step(step).journey.at(at);
      at = this.step(step).before.at(at);
    }
    return journeys;
  }
}

/** Of one direction: connections that are no self transfers are between carriers that agree, so all else needs a second ticket. */
function worthShowingOf(direction: DirectionChoice): number[] {
  const [separate, together] = [[] as number[], [] as number[]];
  for (const index of direction.ranked()) (direction.search.found.self.at(index) > 0 ? separate : together).push(index);
  const kept = direction.pick(separate, MAX_SEPARATE);
  return [...kept, ...direction.pick(together, MAX_OFFERS - kept.length)];
}

/** @param chosen by direction, index of its journey */
function materialise(chosen: readonly number[], directions: readonly DirectionChoice[]): PricedJourney {
  const shown = chosen.flatMap((index, at) => directions[at]?.shown(index) ?? []);
  const bookable = shown.reduce((ranks, { bookable: own }) => ranks & own, -1);
  const others = shown.reduce((ranks, { others: own }) => ranks | own, 0);
  return {
    directions: shown.map(({ direction }) => direction),
    totalMinor: shown.reduce((total, { direction }) => total + direction.totalMinor, 0),
    hasFareFamily: (bookable & others) !== 0,
  };
}
