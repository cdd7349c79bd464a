import { saleDayOf, TASHKENT_MINUTES } from "@/lib/domain/pricing/fare-applies";
import { offsetHoldsUntil, utcToLocal } from "@/lib/domain/schedule/zones";
import { NO_LEG } from "@/lib/engine/seats/leg-ids";
import type { NetworkSeats } from "@/lib/engine/seats/of-network";
import { legDays, reachOf, type Span } from "@/lib/engine/seats/reach";
import { legCount } from "@/lib/engine/service-table";
import { itemAt, u16At, u32At } from "@/lib/util/at";
import type { FareDays } from "../prices/fare-days";
import { traitsAsked } from "../prices/fare-rules";
import type { PricedWorld } from "../prices/priced-world";
import type { LowestJourney, Terms } from "../query";

const DAY_MINUTES = 1440;
/** No clock has two midnights in so many minutes, on days of 23 hours neither. */
const ONE_MIDNIGHT_MINUTES = 22 * 60;
/** The first clock to begin a day is so many minutes ahead of UTC. */
const FIRST_CLOCK_MINUTES = 14 * 60;
/** Days in one number with a leg. */
const DAYS = 65_536;

/** A journey as far as its seats and its departure go. */
type Decisive = Pick<LowestJourney, "services" | "departures">;

/** What an answer about lowest prices was worked out from. */
export interface Answered {
  /** The seats, and the number of their last change before the question was begun. */
  seats: NetworkSeats;
  since: number;
  query: Pick<Terms, "nowUtc" | "notBefore" | "withBaggage" | "refundable" | "changeable">;
  /** What may have been looked at. */
  span: Span;
  /** As of LowestQuery. */
  daysLeft: number | null;
  /** The journeys that the answer consists of, where no other one has a part in it but by being worse; null where others may have. */
  decisive: readonly Decisive[] | null;
}

/** When clocks begin their next day. */
interface Turns {
  nowUtc: number;
  /** By day number, the first moment at which any clock begins it. */
  begins: ReadonlyMap<number, number>;
  /** The first moment at which a clock changes before it begins its next day. */
  changeUtc: number;
}

/** Says when answers about lowest prices end: at a change of seats, or at a moment. */
export class AnswerEnds {
  /** Days left to a leg's departure from which on other authorisations hold than the day after. */
  private readonly authorisations: ReadonlySet<number>;
  /** Of all airports that legs leave from. */
  private readonly zones: readonly string[];
  private turns: Turns | null = null;

  constructor(
    private readonly world: PricedWorld,
    private readonly fareDays: FareDays,
  ) {
    this.authorisations = authorisationSteps(world);
    const { airports, services } = world.network;
    this.zones = [...new Set(Array.from(services.kindOrigin, (airport) => itemAt(airports.zones, airport)))];
  }

  of(answered: Answered): AnswerEnd {
    const { seats, decisive, query } = answered;
    const untilUtc = Math.min(this.nextStep(answered), decisive ? lastSale(decisive, query) : lastWholeSale(answered));
    // A filter of fares looks at the cheapest fare of each brand alone: one that is sold out may open a journey that it kept out.
    const legs = decisive && traitsAsked(query) === 0 ? legsOf(decisive, seats) : null;
    const { since, span } = answered;
    return new AnswerEnd({ seats, since, span, fromUtc: query.nowUtc, untilUtc }, legs);
  }

  /** The next moment at which a fare's sale or advance purchase or an authorisation is counted otherwise, or no later than this. */
  private nextStep({ span, daysLeft, query: { nowUtc } }: Answered): number {
    const { airports } = this.world.network;
    const legs = legDays(this.world.network, span);
    const { begins, changeUtc } = this.turnsAfter(nowUtc);
    const steps = [nowUtc + ONE_MIDNIGHT_MINUTES, changeUtc];
    const nextSale = saleDayOf(nowUtc) + 1;
    if (this.fareDays.saleTurns.has(nextSale)) steps.push(nextSale * DAY_MINUTES - TASHKENT_MINUTES);
    for (const [day, atUtc] of begins) if (this.someAuthorisation(legs.fromDay - day, legs.toDay - day)) steps.push(atUtc);
    for (const origin of daysLeft === null ? span.origins : []) {
      const zone = airports.zones[airports.indexOf.get(origin) ?? -1];
      const begin = zone === undefined ? null : turnAfter(zone, nowUtc);
      if (begin && this.someFare(span.fromDay - begin.day, span.toDay - begin.day)) steps.push(begin.atUtc);
    }
    return Math.min(...steps);
  }

  /** Whether fares are others at some of these numbers of days left than at one more. */
  private someFare(least: number, most: number): boolean {
    for (let left = least; left <= most; left++) if (this.fareDays.stepOf(left) !== this.fareDays.stepOf(left + 1)) return true;
    return false;
  }

  private someAuthorisation(least: number, most: number): boolean {
    for (let left = least; left <= most; left++) if (this.authorisations.has(left + 1)) return true;
    return false;
  }

  private turnsAfter(nowUtc: number): Turns {
    if (this.turns?.nowUtc !== nowUtc) this.turns = turnsOf(this.zones, nowUtc);
    return this.turns;
  }
}

function turnsOf(zones: readonly string[], nowUtc: number): Turns {
  const begins = new Map<number, number>();
  let changeUtc = Number.POSITIVE_INFINITY;
  for (const zone of zones) {
    const { day, atUtc } = turnAfter(zone, nowUtc);
    begins.set(day, Math.min(begins.get(day) ?? atUtc, atUtc));
    changeUtc = Math.min(changeUtc, offsetHoldsUntil(zone, nowUtc));
  }
  return { nowUtc, begins, changeUtc };
}

/** When a zone's clock begins its next day, and that day, where the clock does not change before. */
function turnAfter(zone: string, nowUtc: number): { day: number; atUtc: number } {
  const local = utcToLocal(zone, nowUtc);
  const day = Math.floor(local / DAY_MINUTES) + 1;
  return { day, atUtc: nowUtc + day * DAY_MINUTES - local };
}

/** What is kept of an answer's question for as long as the answer is: the query itself, with lists of carriers and airports, is not. */
interface Kept extends Pick<Answered, "seats" | "since" | "span"> {
  /** The moments, minutes since epoch, from which and until which the answer holds. */
  fromUtc: number;
  untilUtc: number;
}

/** Of one answer; each change of seats is looked at once. */
export class AnswerEnd {
  private seen: number;
  private isOver = false;
  private reaches: ReturnType<typeof reachOf> | null = null;

  /** @param legs as of `legsOf`, where sales on others cannot matter; null where they may */
  constructor(
    private readonly answered: Kept,
    private readonly legs: ReadonlySet<number> | null,
  ) {
    this.seen = answered.since;
  }

  /** Whether the question has the same answer at this moment, minutes since epoch; never true where it has not. */
  holds(nowUtc: number): boolean {
    const { seats, fromUtc, untilUtc } = this.answered;
    const { changes } = seats.mirror;
    if (!this.isOver && changes.sequence !== this.seen) {
      this.isOver = changes.some(this.seen, (leg, day, isReturn) => this.isTouched(leg, day, isReturn));
      this.seen = changes.sequence;
    }
    return !this.isOver && nowUtc >= fromUtc && nowUtc < untilUtc;
  }

  /** Seats sold make no journey cheaper, so only those of the answer matter; seats given back matter wherever the question could have used them. */
  private isTouched(leg: number, day: number, isReturn: boolean): boolean {
    if (this.legs && !isReturn) return this.legs.has(leg * DAYS + day);
    this.reaches ??= reachOf(this.answered.seats, [this.answered.span]);
    return this.reaches(leg, day);
  }
}

/** When the first of the journeys leaves too soon to be sold. */
function lastSale(decisive: readonly Decisive[], { nowUtc, notBefore }: Answered["query"]): number {
  const first = decisive.reduce((least, { departures }) => Math.min(least, itemAt(departures, 0)), Number.POSITIVE_INFINITY);
  return first - (notBefore - nowUtc) + 1;
}

/** When any journey may leave too soon to be sold: within the span's first day somewhere, but not within this minute. */
function lastWholeSale({ span, query: { nowUtc, notBefore } }: Answered): number {
  return Math.max(nowUtc, span.fromDay * DAY_MINUTES - FIRST_CLOCK_MINUTES - (notBefore - nowUtc)) + 1;
}

/** The legs of journeys with their local days, as numbers of the mirror's. */
function legsOf(journeys: readonly Decisive[], seats: NetworkSeats): Set<number> {
  const { airports, services } = seats.network;
  const legs = new Set<number>();
  for (const journey of journeys) {
    for (const [flight, service] of journey.services.entries()) {
      for (let leg = 0; leg < legCount(services, service); leg++) {
        const place = u32At(services.legStart, service) + leg;
        const origin = u16At(services.kindOrigin, u32At(services.legKind, place));
        const departure = itemAt(journey.departures, flight) + (leg === 0 ? 0 : u16At(services.legDeparture, place));
        const day = Math.floor(utcToLocal(itemAt(airports.zones, origin), departure) / DAY_MINUTES);
        const id = seats.legOf(service, leg);
        if (id !== NO_LEG) legs.add(id * DAYS + day);
      }
    }
  }
  return legs;
}

/** All steps of all carriers. */
function authorisationSteps({ network, levelsFrom }: PricedWorld): Set<number> {
  const steps = new Set<number>();
  for (const carrier of network.carriers.codes) {
    for (let step = levelsFrom(carrier, Number.MAX_SAFE_INTEGER); step > 0; step = levelsFrom(carrier, step - 1)) steps.add(step);
  }
  return steps;
}
