import { MAX_GROUND_MINUTES, MAX_SELF_TRANSFERS } from "@/lib/engine/rules";
import { f64At, u16At, u32At } from "@/lib/util/at";
import type { PartyPrices } from "../prices/party-prices";
import { Connections } from "./connections";
import type { DirectionSearch } from "./direction-search";
import type { Judge } from "./judge";
import { MiddleRoutes } from "./middle-routes";
import { TwoStopPrices } from "./two-stop-prices";

const NONE = -1;
/** Level as of ItineraryTable. */
const TWO_STOPS = 4;

/** How first flights of a carrier may go on: a middle route, where its bounds stand, and the least that a journey over it costs. */
export interface TwoStopWay {
  candidate: number;
  through: number;
  least: number;
}

/** The round of two stops: itineraries of three flights, first flight by first flight, but for those that are dominated. */
export class TwoStopSearch {
  private readonly routes: MiddleRoutes;
  private readonly prices: TwoStopPrices;
  private readonly numberOf = new Map<number, number>();
  /** The least of one fare over the first and second flight, and the third. */
  private through = 0;

  constructor(
    private readonly search: DirectionSearch,
    private readonly judge: Judge,
  ) {
    this.routes = new MiddleRoutes(search.world.network, search.tables, search.markets, search.routes);
    this.prices = new TwoStopPrices(search);
  }

  /** Forgets the query before. */
  begin(): void {
    this.routes.begin(this.search.timetable.allowed);
    this.numberOf.clear();
    this.prices.forget();
  }

  /** Adds what begins with a flight. The first flight's seats and price are looked up only where something may come of it. */
  extend(first: number, party: PartyPrices): void {
    const { timetable } = this.search;
    const number = this.numberOfFirst(timetable.routeOf(first), party);
    const [start, end] = [this.routes.startOf.at(number), this.routes.startOf.at(number + 1)];
    if (start === end) return;
    const [tax, arrival] = [timetable.taxes.at(first), timetable.arrivals.at(first)];
    const through = this.routes.throughOf(number, timetable.pairOf(first), party) - start;
    let own = tax + party.lowestFare(timetable.pairOf(first));
    let surcharge = NONE;
    const least = Math.min(own + this.routes.leastTail.at(number), tax + this.routes.through.at(through + end));
    if (this.judge.prunes(TWO_STOPS, least, arrival + this.routes.leastRest.at(number))) return;
    for (let candidate = start; candidate < end; candidate++) {
      const rest = arrival + this.routes.rest.at(candidate);
      if (this.judge.prunes(TWO_STOPS, this.leastOver(candidate, through + candidate, own, tax, Math.max(surcharge, 0)), rest)) continue;
      if (surcharge === NONE) {
        this.prices.begin(first);
        own = this.prices.own;
        surcharge = this.prices.surchargeOfFirst(party);
      }
      this.extendBy(first, candidate, through + candidate, surcharge, party);
    }
  }

  /**
   * Ways on from the first flights of a carrier, over any middle route; the least that each costs by fares on file is the bound of all days.
   * @param pair the carrier on the first route
   */
  forEachWay(pair: number, party: PartyPrices, visit: (candidate: number, through: number, least: number) => void): void {
    const route = u32At(this.search.tables.pairRoute, pair);
    const number = this.numberOfFirst(route, party);
    const [start, end] = [this.routes.startOf.at(number), this.routes.startOf.at(number + 1)];
    if (start === end) return;
    const tax = party.taxOf(pair);
    const own = tax + party.lowestFare(pair);
    const through = this.routes.throughOf(number, pair, party) - start;
    for (let candidate = start; candidate < end; candidate++) {
      visit(candidate, through + candidate, this.leastOver(candidate, through + candidate, own, tax, 0));
    }
  }

  /** Adds what goes such a way from a first flight of the carrier. */
  extendWay(first: number, { candidate, through, least }: TwoStopWay, party: PartyPrices): void {
    const { timetable } = this.search;
    if (this.judge.prunes(TWO_STOPS, least, timetable.arrivals.at(first) + this.routes.rest.at(candidate))) return;
    this.prices.begin(first);
    this.extendBy(first, candidate, through, this.prices.surchargeOfFirst(party), party);
  }

  /**
   * Adds what goes on from the first flight that `prices` has begun with.
   * @param through place of its carrier's bounds, as of `MiddleRoutes.throughOf`
   * @param surcharge of its carrier's fares over all flights
   */
  private extendBy(first: number, candidate: number, through: number, surcharge: number, party: PartyPrices): void {
    const { timetable } = this.search;
    const [tax, arrival] = [timetable.taxes.at(first), timetable.arrivals.at(first)];
    const total = this.leastOver(candidate, through, this.prices.own, tax, surcharge);
    if (this.judge.prunes(TWO_STOPS, total, arrival + this.routes.rest.at(candidate))) return;
    const ends = this.search.earliestEnd(this.routes.end(candidate), arrival + this.routes.reach(candidate));
    if (this.judge.prunes(TWO_STOPS, total, ends)) return;
    this.through = tax + this.routes.through.at(through);
    this.prices.setAll(tax + this.routes.throughAll.at(through), surcharge);
    this.extendOver(first, candidate, total, party);
  }

  /** @param own the first flight by itself @param surcharge of the carrier's fares over all flights, see TwoStopPrices */
  private leastOver(candidate: number, through: number, own: number, tax: number, surcharge: number): number {
    const all = this.routes.throughAll.at(through);
    const joint = Math.min(this.routes.through.at(through), all === Number.POSITIVE_INFINITY ? all : all + surcharge);
    return Math.min(own + this.routes.tail.at(candidate), tax + joint);
  }

  private numberOfFirst(route: number, party: PartyPrices): number {
    const known = this.numberOf.get(route);
    if (known !== undefined) return known;
    this.search.routes.startFrom(u16At(this.search.world.network.routes.from, route));
    const number = this.routes.addFirst(route, party);
    this.numberOf.set(route, number);
    return number;
  }

  /** @param least what the journey costs at least */
  private extendOver(first: number, candidate: number, least: number, party: PartyPrices): void {
    const { judge, prices } = this;
    const { timetable, connections } = this.search;
    const route = this.routes.middle.at(candidate);
    this.search.flights.listMiddle(route);
    const arrival = timetable.arrivals.at(first);
    const rest = this.routes.lastRest.at(candidate);
    const stop = this.routes.end(candidate);
    const change = u16At(this.search.tables.leastConnection, stop);
    prices.joint = prices.own + this.routes.joint.at(candidate);
    const end = timetable.endOf(route);
    for (let second = timetable.firstAfter(route, arrival); second < end; second++) {
      if (timetable.departures.at(second) > arrival + MAX_GROUND_MINUTES) return;
      if (judge.prunes(TWO_STOPS, least, timetable.earliest.at(second) + rest)) return;
      if (judge.prunes(TWO_STOPS, least, timetable.arrivals.at(second) + rest)) continue;
      const ends = this.endOf(second, stop, change);
      if (judge.prunes(TWO_STOPS, least, ends)) continue;
      const self = connections.between(first, second);
      if (self === Connections.NONE) continue;
      if (judge.prunes(TWO_STOPS + self, this.roughlyOver(first, second, candidate, party), ends)) continue;
      const total = prices.addSecond(second, this.routes.third.at(candidate), party);
      if (!judge.prunes(TWO_STOPS + self, total, ends)) this.finish(first, second, self, candidate, total, party);
    }
  }

  /** When a destination is reached at the earliest after a second flight: many first flights ask for the same. */
  private endOf(second: number, stop: number, change: number): number {
    const { timetable } = this.search;
    const known = timetable.ends.at(second);
    if (known > 0) return known;
    const end = this.search.earliestEnd(stop, timetable.arrivals.at(second) + change);
    timetable.ends.set(second, end);
    return end;
  }

  /** The least that a journey over two flights costs by fares on file, whatever the second one's day and seats. */
  private roughlyOver(first: number, second: number, candidate: number, party: PartyPrices): number {
    const { timetable, tables } = this.search;
    const [before, pair] = [timetable.pairOf(first), timetable.pairOf(second)];
    const apart = this.prices.own + party.lowestFare(pair) + timetable.taxes.at(second) + this.routes.third.at(candidate);
    const total = Math.min(apart, this.prices.joint);
    return tables.pairCarrier[before] === tables.pairCarrier[pair] ? Math.min(total, this.through, this.prices.allOfFirst) : total;
  }

  private finish(first: number, second: number, self: number, candidate: number, least: number, party: PartyPrices): void {
    const { routes, world, timetable } = this.search;
    const { from, to, km } = world.network.routes;
    const firstRoute = timetable.routeOf(first);
    const middle = this.routes.middle.at(candidate);
    const flownKm = f64At(km, firstRoute) + f64At(km, middle);
    routes.startFrom(u16At(from, firstRoute));
    for (let entry = routes.lastFrom(u16At(to, middle)); entry !== NONE; entry = routes.nextLast(entry)) {
      const last = routes.lastRoutes.at(entry);
      if (!routes.mayEnd(last, flownKm + f64At(km, last))) continue;
      this.search.flights.listLast(last);
      this.finishOn(first, second, self, last, least, party);
    }
  }

  private finishOn(first: number, second: number, self: number, route: number, least: number, party: PartyPrices): void {
    const { judge, prices } = this;
    const { timetable, connections } = this.search;
    const arrival = timetable.arrivals.at(second);
    const latest = arrival + MAX_GROUND_MINUTES - (timetable.departures.at(second) - timetable.arrivals.at(first));
    const end = timetable.endOf(route);
    for (let third = timetable.firstAfter(route, arrival); third < end; third++) {
      if (timetable.departures.at(third) > latest) return;
      if (judge.prunes(TWO_STOPS + self, least, timetable.earliest.at(third))) return;
      const arrivalUtc = timetable.arrivals.at(third);
      if (judge.prunes(TWO_STOPS + self, least, arrivalUtc)) continue;
      if (judge.prunes(TWO_STOPS + self, prices.roughlyWith(third, party), arrivalUtc)) continue;
      const total = prices.totalWith(third);
      if (judge.prunes(TWO_STOPS + self, total, arrivalUtc)) continue;
      const other = connections.between(second, third);
      if (other === Connections.NONE || self + other > MAX_SELF_TRANSFERS || connections.sameFlight(first, third)) continue;
      this.offer(first, second, third, self === 1 ? 1 : other === 1 ? 2 : 0, total);
    }
  }

  /** Adds an itinerary that nothing dominates. @param least what it costs, whatever is asked of its fares */
  private offer(first: number, second: number, third: number, self: number, least: number): void {
    const { judge, search } = this;
    const { advance } = this.prices;
    const total = search.traits === 0 ? least : search.totalOf(first, second, third, advance);
    if (judge.prunes(TWO_STOPS + (self > 0 ? 1 : 0), total, search.timetable.arrivals.at(third))) return;
    if (!search.connections.allows(first, second, third)) return;
    judge.take(search.add(first, second, third, self, advance, total));
  }
}
