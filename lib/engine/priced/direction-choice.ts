import type { DirectionSearch } from "./direction-search";
import { Merits } from "./merits";
import { pickSpread } from "./pick-spread";
import type { PricedDirection } from "./questions";
import { rankBy } from "./rank";
import type { TicketedDirection } from "./tickets";

const DAYPART_MINUTES = 240;
const DAY_MINUTES = 1440;

/** A direction as it is shown, and which fares each brand level comes to. */
export interface ShownDirection {
  direction: PricedDirection;
  /** By level, the fares as text, empty where it cannot be booked; and those that it is offered at. */
  ways: readonly string[];
  quoted: string;
}

/** What one direction has to choose from, after its search. Journeys are named by their index there. */
export class DirectionChoice {
  private readonly shown = new Map<number, ShownDirection>();

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

  duration(index: number): number {
    return this.search.found.arrival.at(index) - this.departure(index);
  }

  stops(index: number): number {
    return this.search.found.trouble.at(index) >> 1;
  }

  daypart(index: number): number {
    const { timetable, tables, world } = this.search;
    const row = this.search.found.first.at(index);
    const origin = world.network.routes.from[timetable.routeOf(row)] ?? 0;
    return Math.floor((tables.clock.local(origin, timetable.departures.at(row)) % DAY_MINUTES) / DAYPART_MINUTES);
  }

  carriers(index: number): number[] {
    const { carrier } = this.search.world.network.services;
    return this.search.rowsOf(index).map((row) => carrier[this.search.timetable.services.at(row)] ?? 0);
  }

  /** A number of who flies, in the order of travel. */
  carrierKey(index: number): number {
    const { first, second, third } = this.search.found;
    const size = this.search.world.network.carriers.codes.length + 1;
    return (this.carrierAt(first.at(index)) * size + this.carrierAt(second.at(index))) * size + this.carrierAt(third.at(index));
  }

  /** Number of the carrier of a row, from 1; 0 where there is no flight. */
  private carrierAt(row: number): number {
    return row < 0 ? 0 : 1 + (this.search.world.network.services.carrier[this.search.timetable.services.at(row)] ?? 0);
  }

  ticketed(index: number): TicketedDirection {
    return { carriers: this.carriers(index), self: this.search.found.self.at(index) };
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
  pick(ranked: readonly number[], limit: number, inAnyCase: number | null = null): number[] {
    if (ranked.length <= limit) return [...ranked];
    const merits = new Merits();
    const groups = new Map<number, number>();
    for (const index of ranked) {
      const key = this.carrierKey(index);
      const group = groups.get(key) ?? groups.size;
      groups.set(key, group);
      merits.add(this.total(index), this.duration(index), this.stops(index), group, this.daypart(index));
    }
    const places = pickSpread(Array.from(ranked.keys()), merits, limit);
    const picked = new Set(places.map((place) => ranked[place] ?? 0));
    return ranked.filter((index) => picked.has(index) || index === inAnyCase);
  }

  /** The journey as it is shown; worked out once, however many combinations it is part of. */
  priced(index: number): ShownDirection {
    const known = this.shown.get(index) ?? this.show(index);
    this.shown.set(index, known);
    return known;
  }

  private show(index: number): ShownDirection {
    const { found, timetable, construction, vectors, traits } = this.search;
    const rows = this.search.rowsOf(index);
    construction.set(found.first.at(index), found.second.at(index), found.third.at(index), found.advance.at(index));
    const level = construction.lowestLevel(traits);
    const ways = Array.from({ length: vectors.levels }, (_, at) =>
      construction
        .faresAt(at)
        .map(({ fare }) => fare)
        .join(),
    );
    const self = found.self.at(index);
    return {
      direction: {
        services: rows.map((row) => timetable.services.at(row)),
        departures: rows.map((row) => timetable.departures.at(row)),
        selfTransfers: rows.slice(1).map((_, connection) => self === connection + 1),
        arrivalUtc: found.arrival.at(index),
        totalMinor: found.total.at(index),
        level,
        fares: construction.faresAt(level),
      },
      ways,
      quoted: ways[level] ?? "",
    };
  }
}
