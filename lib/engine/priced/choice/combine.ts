import type { CarrierTable } from "@/lib/engine/carrier-table";
import { itemAt, u8At } from "@/lib/util/at";
import { sortedBy } from "@/lib/util/sort";
import type { DirectionSearch } from "../direction/direction-search";
import type { JourneyQuery, PricedJourney } from "../query";
import { cheapestCombination } from "./cheapest-combination";
import { DirectionOptions, type Option } from "./direction-options";
import { type Criteria, pickDiverse } from "./pick-diverse";

/** Nobody reads more offers than this. */
const MAX_OFFERS = 300;
/** Of these so many at most on separate tickets: there is always one more pair of carriers that do not know each other. */
const MAX_SEPARATE = 75;
/** Where there are several directions, so many options of each are combined, … */
const MAX_PER_DIRECTION = 40;
/** … and so many combinations of the first ones go on with the next. */
const MAX_PREFIXES = 300;
const DAYPARTS = 6;
/** More than there can be options of a direction. */
const CARRIER_GROUPS = MAX_PER_DIRECTION + 2;

type Agreements = Pick<CarrierTable, "codes" | "agreed">;

/** Options of the first directions that can be flown one after another. */
interface Combination extends Criteria {
  before: Combination | null;
  /** Of the last one of these directions. */
  option: Option;
  /** Whether it needs more than one ticket. */
  isSeparate: boolean;
}

/**
 * The journeys worth showing, those on separate tickets first, each group by price: directions put together so that each leaves after the
 * one before has arrived.
 */
export function combine(searches: readonly DirectionSearch[], query: JourneyQuery, carriers: Agreements): PricedJourney[] {
  const directions = searches.map((search) => new DirectionOptions(search));
  const [only, ...others] = directions;
  if (only && others.length === 0) return singlesWorthShowing(only).map((option) => toJourney([option], directions));
  return new Combiner(directions, query, carriers).run().map((last) => toJourney(optionsOf(last), directions));
}

/** Connections that are no self transfers are between carriers that agree, so of one direction only a self transfer needs a second ticket. */
function singlesWorthShowing(direction: DirectionOptions): Option[] {
  return pickByTickets(direction.ranked(), ({ selfTransfer }) => selfTransfer);
}

/** Some that differ: those on separate tickets first. @param offers by price, then duration; each group stays so */
function pickByTickets<Offer extends Criteria>(offers: readonly Offer[], isSeparate: (offer: Offer) => boolean): Offer[] {
  const separate = pickDiverse(offers.filter(isSeparate), MAX_SEPARATE);
  const together = offers.filter((offer) => !isSeparate(offer));
  return [...separate, ...pickDiverse(together, MAX_OFFERS - separate.length)];
}

class Combiner {
  constructor(
    private readonly directions: readonly DirectionOptions[],
    private readonly query: JourneyQuery,
    private readonly carriers: Agreements,
  ) {}

  /** Direction by direction; the cheapest combination of all is kept whatever else has to go. */
  run(): Combination[] {
    const ranked = this.directions.map((direction) => direction.ranked());
    const cheapest = cheapestCombination(this.directions, ranked, this.query.minutesBetween);
    if (!cheapest) return [];
    const most = this.query.maxTotalMinor ?? Number.POSITIVE_INFINITY;
    const least = ranked.map((options) => itemAt(options, 0).totalMinor);
    const all = least.reduce((left, right) => left + right, 0);
    let combinations: Combination[] = [];
    let rest = all;
    for (const [index, options] of ranked.entries()) {
      const own = itemAt(least, index);
      rest -= own;
      const affordable = options.filter(({ totalMinor }) => totalMinor + all - own <= most);
      const picked = pickDiverse(affordable, MAX_PER_DIRECTION, itemAt(cheapest, index));
      combinations = this.extend(index, pickPrefixes(combinations, cheapest), picked, most - rest);
    }
    return worthShowing(combinations);
  }

  /** Goes on with a direction from every combination of those before. @param most minor units; dearer ones are of no use */
  private extend(index: number, prefixes: readonly Combination[], picked: readonly Option[], most: number): Combination[] {
    const groups = carrierGroups(picked);
    const onOneTicket = new Map<number, boolean>();
    return (index === 0 ? [null] : prefixes).flatMap((before) => {
      const ready = before ? itemAt(this.directions, index - 1).readyUtc(before.option, this.query.minutesBetween) : 0;
      const left = most - (before?.totalMinor ?? 0);
      const fitting = picked.filter(({ departureUtc, totalMinor }) => departureUtc >= ready && totalMinor <= left);
      return fitting.map((option) => this.join(before, option, groups.get(option.carriers) ?? 0, onOneTicket));
    });
  }

  /** @param onOneTicket what is known by the carriers of a combination */
  private join(before: Combination | null, option: Option, group: number, onOneTicket: Map<number, boolean>): Combination {
    const carriers = (before?.carriers ?? 0) * CARRIER_GROUPS + group;
    const isTicketed = onOneTicket.get(carriers) ?? this.isOnOneTicket(before, option);
    onOneTicket.set(carriers, isTicketed);
    return {
      before,
      option,
      isSeparate: before?.isSeparate === true || option.selfTransfer || !isTicketed,
      totalMinor: (before?.totalMinor ?? 0) + option.totalMinor,
      minutes: (before?.minutes ?? 0) + option.minutes,
      stops: (before?.stops ?? 0) + option.stops,
      carriers,
      dayparts: (before?.dayparts ?? 0) * DAYPARTS + option.dayparts,
    };
  }

  private isOnOneTicket(before: Combination | null, option: Option): boolean {
    const options = before ? [...optionsOf(before), option] : [option];
    return canShareTicket(
      options.flatMap((each, index) => itemAt(this.directions, index).carriersOf(each)),
      this.carriers,
    );
  }
}

/** Whether one of the carriers has an agreement with all others: the rule of `groupTickets` for flights without self transfers. */
export function canShareTicket(carriers: readonly number[], { codes, agreed }: Agreements): boolean {
  return carriers.some((carrier) => carriers.every((other) => u8At(agreed, carrier * codes.length + other) === 1));
}

/** Numbers the carriers of some options, the same for the same ones. */
function carrierGroups(options: readonly Option[]): Map<number, number> {
  const groups = new Map<number, number>();
  for (const { carriers } of options) if (!groups.has(carriers)) groups.set(carriers, groups.size);
  return groups;
}

/** Some of either kind: whatever is on one ticket so far must not give way to what is not. */
function pickPrefixes(combinations: readonly Combination[], cheapest: readonly Option[]): readonly Combination[] {
  if (combinations.length <= MAX_PREFIXES) return combinations;
  const picked = worthShowing(combinations);
  const isCheapest = (combination: Combination) => optionsOf(combination).every((option, index) => option === cheapest[index]);
  return picked.some(isCheapest) ? picked : [...combinations.filter(isCheapest), ...picked];
}

function worthShowing(combinations: readonly Combination[]): Combination[] {
  const byMinutes = sortedBy(combinations, ({ minutes }) => minutes);
  return pickByTickets(
    sortedBy(byMinutes, ({ totalMinor }) => totalMinor),
    ({ isSeparate }) => isSeparate,
  );
}

/** Direction by direction. */
function optionsOf(last: Combination): Option[] {
  return last.before ? [...optionsOf(last.before), last.option] : [last.option];
}

function toJourney(options: readonly Option[], directions: readonly DirectionOptions[]): PricedJourney {
  const shown = options.map((option, index) => itemAt(directions, index).shown(option));
  const bookable = shown.reduce((ranks, { bookable: own }) => ranks & own, -1);
  const others = shown.reduce((ranks, { others: own }) => ranks | own, 0);
  return {
    directions: shown.map(({ direction }) => direction),
    totalMinor: shown.reduce((total, { direction }) => total + direction.totalMinor, 0),
    hasFareFamily: (bookable & others) !== 0,
  };
}
