import { GrowingIntegers } from "@/lib/util/growing";
import type { DirectionSearch } from "../direction/direction-search";
import type { PricedDirection } from "../prices/questions";
import { Merits } from "./merits";
import { pickSpread } from "./pick-spread";
import { rankBy } from "./rank";
import type { Tickets } from "./tickets";

const DAYPART_MINUTES = 240;
const DAY_MINUTES = 1440;

/** A direction as it is shown. */
export interface ShownDirection {
  direction: PricedDirection;
  /** Bits of the brand ranks in which it can be booked, and of those that come to other fares than those it is offered at. */
  bookable: number;
  others: number;
}

/** Some journeys of a direction, column by column. */
export interface Choice {
  journeys: readonly number[];
  /** Carriers are numbers below `groups`. */
  merits: Merits;
  groups: number;
  departures: GrowingIntegers;
  /** As of `Tickets.numberOf`. */
  tickets: GrowingIntegers;
}

/** What one direction has to choose from, after its search. Journeys are named by their index there. */
export class DirectionChoice {
  private readonly known = new Map<number, ShownDirection>();

  constructor(readonly search: DirectionSearch) {}

  total(index: number): number {
    return this.search.found.total.at(index);
  }

  departure(index: number): number {
    return this.search.found.departure.at(index);
  }

  /** When a next direction may leave. */
  ready(index: number, minutesBetween: (airport: number) => number): number {
    const { arrival, end } = this.search.found;
    return arrival.at(index) + minutesBetween(end.at(index));
  }

  private daypart(index: number): number {
    const { timetable, tables, world } = this.search;
    const row = this.search.found.first.at(index);
    const origin = world.network.routes.from[timetable.routeOf(row)] ?? 0;
    return Math.floor((tables.clock.local(origin, timetable.departures.at(row)) % DAY_MINUTES) / DAYPART_MINUTES);
  }

  /** Who flies, in the order of travel. */
  private carriers(index: number): number[] {
    const { carrier } = this.search.world.network.services;
    return this.search.rowsOf(index).map((row) => carrier[this.search.timetable.services.at(row)] ?? 0);
  }

  /** A number of who flies, in the order of travel. */
  private carrierKey(index: number): number {
    const { first, second, third } = this.search.found;
    const size = this.search.world.network.carriers.codes.length + 1;
    return (this.carrierAt(first.at(index)) * size + this.carrierAt(second.at(index))) * size + this.carrierAt(third.at(index));
  }

  /** Number of the carrier of a row, from 1; 0 where there is no flight. */
  private carrierAt(row: number): number {
    return row < 0 ? 0 : 1 + (this.search.world.network.services.carrier[this.search.timetable.services.at(row)] ?? 0);
  }

  /** All that is not outdone by price, then duration, then the order of `compareKeys`. */
  ranked(): number[] {
    const { found } = this.search;
    const alive: number[] = [];
    for (let index = 0; index < found.count; index++) if (found.outdone.at(index) === 0) alive.push(index);
    return rankBy(
      alive,
      (index) => found.total.at(index),
      (one, other) => this.search.compareKeys(one, other),
    );
  }

  /** A spread of ranked journeys, and one in any case; in the same order. */
  pick(ranked: readonly number[], limit: number, inAnyCase: number | null = null): readonly number[] {
    if (ranked.length <= limit) return ranked;
    const picked = pickSpread(this.meritsOf(ranked).merits, limit);
    return ranked.filter((index, place) => picked[place] === 1 || index === inAnyCase);
  }

  /** Some journeys with all that putting directions together asks of them. */
  choiceOf(journeys: readonly number[], tickets: Tickets): Choice {
    const { found } = this.search;
    const [departures, numbers] = [new GrowingIntegers(), new GrowingIntegers()];
    for (const index of journeys) {
      departures.push(found.departure.at(index));
      numbers.push(tickets.numberOf(this.carrierKey(index), found.self.at(index), () => this.carriers(index)));
    }
    return { journeys, ...this.meritsOf(journeys), departures, tickets: numbers };
  }

  private meritsOf(journeys: readonly number[]): Pick<Choice, "merits" | "groups"> {
    const { found } = this.search;
    const merits = new Merits();
    const groups = new Map<number, number>();
    for (const index of journeys) {
      const key = this.carrierKey(index);
      const group = groups.get(key) ?? groups.size;
      groups.set(key, group);
      merits.add(found.total.at(index), found.duration(index), found.trouble.at(index) >> 1, group, this.daypart(index));
    }
    return { merits, groups: groups.size };
  }

  /** The journey as it is shown; worked out once, however many combinations it is part of. */
  shown(index: number): ShownDirection {
    const known = this.known.get(index) ?? this.show(index);
    this.known.set(index, known);
    return known;
  }

  private show(index: number): ShownDirection {
    const { found, construction, traits } = this.search;
    construction.set(found.first.at(index), found.second.at(index), found.third.at(index), found.advance.at(index));
    const brandRank = construction.cheapestRank(traits);
    const { bookable, others } = construction.ranksBeside(brandRank);
    return { direction: this.directionOf(index, brandRank), bookable, others };
  }

  /** @param brandRank the one that it is offered at; the flights are those of the construction */
  private directionOf(index: number, brandRank: number): PricedDirection {
    const { found, timetable, construction } = this.search;
    const self = found.self.at(index);
    const rows = this.search.rowsOf(index);
    return {
      services: rows.map((row) => timetable.services.at(row)),
      departures: rows.map((row) => timetable.departures.at(row)),
      selfTransfers: rows.slice(1).map((_, at) => self === at + 1),
      arrivalUtc: found.arrival.at(index),
      totalMinor: found.total.at(index),
      brandRank,
      fares: construction.faresAt(brandRank),
    };
  }
}
