import { u16At } from "@/lib/util/at";
import type { DirectionSearch } from "../direction/direction-search";
import type { PricedDirection } from "../query";
import type { Criteria } from "./pick-diverse";

const DAYPART_MINUTES = 240;
const DAY_MINUTES = 1440;

/** An itinerary of a direction, among others that it is chosen from. */
export interface Option extends Criteria {
  /** Index in the direction's search. */
  itinerary: number;
  /** Minutes since epoch, UTC. */
  departureUtc: number;
  selfTransfer: boolean;
}

/** A direction as it is shown. */
interface ShownDirection {
  direction: PricedDirection;
  /** Bits of the brand ranks in which it can be booked, and of those that come to other fares than those it is offered at. */
  bookable: number;
  others: number;
}

/** What one direction has to choose from, after its search. */
export class DirectionOptions {
  private readonly shownBefore = new Map<Option, ShownDirection>();

  constructor(private readonly search: DirectionSearch) {}

  /** All that nothing dominates, by price, then duration, then the order of `compareKeys`. */
  ranked(): Option[] {
    const { itineraries } = this.search;
    const alive: number[] = [];
    for (let index = 0; index < itineraries.count; index++) if (itineraries.dominated.at(index) === 0) alive.push(index);
    alive.sort((one, other) => itineraries.total.at(one) - itineraries.total.at(other) || this.search.compareKeys(one, other));
    return alive.map((index) => this.optionOf(index));
  }

  /** When a next direction may leave, minutes since epoch, UTC. */
  readyUtc({ itinerary }: Option, minutesBetween: (airport: number) => number): number {
    const { arrival, end } = this.search.itineraries;
    return arrival.at(itinerary) + minutesBetween(end.at(itinerary));
  }

  /** Carriers by index, in the order of travel. */
  carriersOf({ itinerary }: Option): number[] {
    return this.search.rowsOf(itinerary).map((row) => this.carrierOf(row));
  }

  /** The option as it is shown; worked out once, however many combinations it is part of. */
  shown(option: Option): ShownDirection {
    const known = this.shownBefore.get(option) ?? this.show(option);
    this.shownBefore.set(option, known);
    return known;
  }

  private optionOf(index: number): Option {
    const { itineraries } = this.search;
    return {
      itinerary: index,
      departureUtc: itineraries.departure.at(index),
      selfTransfer: itineraries.self.at(index) > 0,
      totalMinor: itineraries.total.at(index),
      minutes: itineraries.duration(index),
      stops: itineraries.transferRank.at(index) >> 1,
      carriers: this.carriersKey(index),
      dayparts: this.daypart(index),
    };
  }

  private daypart(index: number): number {
    const { timetable, tables, world } = this.search;
    const row = this.search.itineraries.first.at(index);
    const local = tables.clock.local(u16At(world.network.routes.from, timetable.routeOf(row)), timetable.departures.at(row));
    return Math.floor((local % DAY_MINUTES) / DAYPART_MINUTES);
  }

  /** A number for the carriers in the order of travel. */
  private carriersKey(index: number): number {
    const size = this.search.world.network.carriers.codes.length + 1;
    return this.search.rowsOf(index).reduce((key, row) => key * size + this.carrierOf(row) + 1, 0);
  }

  private carrierOf(row: number): number {
    return u16At(this.search.world.network.services.carrier, this.search.timetable.services.at(row));
  }

  private show({ itinerary }: Option): ShownDirection {
    const { itineraries, construction, traits } = this.search;
    construction.set(
      itineraries.first.at(itinerary),
      itineraries.second.at(itinerary),
      itineraries.third.at(itinerary),
      itineraries.advance.at(itinerary),
    );
    const brandRank = construction.cheapestRank(traits);
    const { bookable, others } = construction.ranksBeside(brandRank);
    return { direction: this.directionOf(itinerary, brandRank), bookable, others };
  }

  /** @param brandRank the one that it is offered at; the flights are those of the construction */
  private directionOf(index: number, brandRank: number): PricedDirection {
    const { itineraries, timetable, construction } = this.search;
    const self = itineraries.self.at(index);
    const rows = this.search.rowsOf(index);
    return {
      services: rows.map((row) => timetable.services.at(row)),
      departures: rows.map((row) => timetable.departures.at(row)),
      selfTransfers: rows.slice(1).map((_, at) => self === at + 1),
      arrivalUtc: itineraries.arrival.at(index),
      totalMinor: itineraries.total.at(index),
      brandRank,
      fares: construction.faresAt(brandRank),
    };
  }
}
