import { cheapestChain } from "./cheapest-chain";
import { DirectionChoice } from "./direction-choice";
import type { DirectionSearch } from "./direction-search";
import { Merits } from "./merits";
import { pickSpread } from "./pick-spread";
import type { JourneyQuestion, PricedJourney } from "./questions";
import { rankBy } from "./rank";
import type { Tickets } from "./tickets";

/** Nobody reads more offers than this. */
const MAX_OFFERS = 300;
/** Of these so many at most on separate tickets: there is always one more pair of carriers that do not know each other. */
const MAX_SEPARATE = 75;
/** Where there are several directions so many of each are combined; combinations of the first ones go on with the next like offers. */
const MAX_PER_DIRECTION = 40;
const MAX_PREFIXES = 300;

/** Choices of the first directions, as indices of their searches, with what they come to. */
interface Draft {
  chosen: readonly number[];
  total: number;
  duration: number;
  stops: number;
  carriers: string;
  daypart: number;
}

const NOTHING: Draft = { chosen: [], total: 0, duration: 0, stops: 0, carriers: "", daypart: 0 };

/** Puts the directions of a journey together: prices add up, and each leaves after the one before has arrived. */
export function combine(searches: readonly DirectionSearch[], question: JourneyQuestion, tickets: Tickets): PricedJourney[] {
  const directions = searches.map((search) => new DirectionChoice(search));
  const most = question.maxTotalMinor ?? Number.POSITIVE_INFINITY;
  const [only, ...others] = directions;
  const kept =
    only && others.length === 0 ? worthShowingOf(only) : worthShowing(fold(directions, question, most, tickets), directions, tickets);
  return kept.map(({ chosen, total }) => materialise(chosen, total, directions));
}

/** Of one direction: connections that are no self transfers are between carriers that agree, so all else needs a second ticket. */
function worthShowingOf(direction: DirectionChoice): Draft[] {
  const [separate, together] = [[] as number[], [] as number[]];
  for (const index of direction.ranked()) (direction.search.found.self.at(index) > 0 ? separate : together).push(index);
  const kept = direction.pick(separate, MAX_SEPARATE);
  return [...kept, ...direction.pick(together, MAX_OFFERS - kept.length)].map((index) => extend(NOTHING, direction, index));
}

/** Direction by direction; the cheapest journey of all is kept whatever else has to go. */
function fold(directions: readonly DirectionChoice[], question: JourneyQuestion, most: number, tickets: Tickets): readonly Draft[] {
  const ranked = directions.map((direction) => direction.ranked());
  const cheapest = cheapestChain(directions, ranked, question.minutesBetween);
  if (!cheapest) return [];
  const least = directions.map((direction, index) => direction.total(ranked[index]?.[0] ?? 0));
  const others = least.reduce((left, right) => left + right, 0);
  let drafts: readonly Draft[] = [NOTHING];
  directions.forEach((direction, index) => {
    const affordable = (ranked[index] ?? []).filter((each) => direction.total(each) + others - (least[index] ?? 0) <= most);
    const picked = direction.pick(affordable, MAX_PER_DIRECTION, cheapest[index] ?? 0);
    const rest = least.slice(index + 1).reduce((left, right) => left + right, 0);
    const longer = join(drafts, directions, picked, question).filter(({ total }) => total + rest <= most);
    drafts = index === directions.length - 1 ? longer : pickPrefixes(longer, cheapest, directions, tickets);
  });
  return drafts;
}

function join(
  drafts: readonly Draft[],
  directions: readonly DirectionChoice[],
  picked: readonly number[],
  question: JourneyQuestion,
): Draft[] {
  return drafts.flatMap((draft) => {
    const index = draft.chosen.length;
    const [before, direction] = [directions[index - 1], directions[index]];
    if (!direction) return [];
    const ready = before ? before.ready(draft.chosen[index - 1] ?? 0, question.minutesBetween) : Number.NEGATIVE_INFINITY;
    return picked.filter((each) => direction.departure(each) >= ready).map((each) => extend(draft, direction, each));
  });
}

function extend(draft: Draft, direction: DirectionChoice, index: number): Draft {
  return {
    chosen: [...draft.chosen, index],
    total: draft.total + direction.total(index),
    duration: draft.duration + direction.duration(index),
    stops: draft.stops + direction.stops(index),
    carriers: `${draft.carriers}/${direction.carrierKey(index)}`,
    daypart: draft.daypart * 6 + direction.daypart(index),
  };
}

/** Some of either kind: whatever is on one ticket so far must not give way to what is not. */
function pickPrefixes(
  drafts: readonly Draft[],
  cheapest: readonly number[],
  directions: readonly DirectionChoice[],
  tickets: Tickets,
): readonly Draft[] {
  if (drafts.length <= MAX_PREFIXES) return drafts;
  const picked = worthShowing(drafts, directions, tickets);
  const isCheapest = ({ chosen }: Draft) => chosen.every((each, index) => each === cheapest[index]);
  return picked.some(isCheapest) ? picked : [...drafts.filter(isCheapest), ...picked];
}

function worthShowing(drafts: readonly Draft[], directions: readonly DirectionChoice[], tickets: Tickets): Draft[] {
  const isSeparate = ({ chosen }: Draft) =>
    tickets.areSeparate(chosen.map((index, at) => directions[at]?.ticketed(index) ?? { carriers: [], self: 0 }));
  const [separate, together] = [[] as Draft[], [] as Draft[]];
  for (const draft of drafts) (isSeparate(draft) ? separate : together).push(draft);
  const kept = pick(separate, MAX_SEPARATE);
  return [...kept, ...pick(together, MAX_OFFERS - kept.length)];
}

/** A spread of them, cheapest first; where two cost and last the same, in the order in which they come. */
function pick(drafts: readonly Draft[], limit: number): Draft[] {
  const merits = new Merits();
  const groups = new Map<string, number>();
  for (const { total, duration, stops, carriers, daypart } of drafts) {
    const group = groups.get(carriers) ?? groups.size;
    groups.set(carriers, group);
    merits.add(total, duration, stops, group, daypart);
  }
  const cheapest = rankBy(
    Array.from(drafts.keys()),
    (index) => merits.price.at(index),
    (one, other) => merits.duration.at(one) - merits.duration.at(other) || one - other,
  );
  return pickSpread(cheapest, merits, limit).flatMap((index) => drafts[index] ?? []);
}

function materialise(chosen: readonly number[], total: number, directions: readonly DirectionChoice[]): PricedJourney {
  const priced = chosen.flatMap((index, at) => directions[at]?.priced(index) ?? []);
  const levels = directions[0]?.search.vectors.levels ?? 0;
  return {
    directions: priced.map(({ direction }) => direction),
    totalMinor: total,
    hasFareFamily: Array.from({ length: levels }, (_, level) => level).some(
      (level) => priced.every(({ ways }) => ways[level] !== "") && priced.some(({ ways, quoted }) => ways[level] !== quoted),
    ),
  };
}
