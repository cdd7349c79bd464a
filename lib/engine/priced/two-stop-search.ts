import { MAX_GROUND_MINUTES } from "../rules";
import { Connections } from "./connections";
import type { Asked, DirectionSearch } from "./direction-search";
import { GrowingIntegers } from "./growing";
import { type Hopes, OneStops } from "./one-stops";
import type { PartyPrices } from "./party-prices";
import { Staircase } from "./staircase";
import { TwoStopRoutes } from "./two-stop-routes";

const NONE = -1;
const INFINITE = Number.POSITIVE_INFINITY;
/** Trouble as FoundDirections counts it: twice the stops, one more for a self transfer. */
const TWO_STOPS = 4;

/** What makes one journey better than another, besides price and trouble. */
export interface Goal {
  /** Leaving later. */
  departure: boolean;
  /** Arriving earlier. */
  arrival: boolean;
  /** Minutes that are added to an arrival, by the airport where it is, and the least of them; null for none. */
  between: ((airport: number) => number) | null;
  leastBetween: number;
  /** Whether a better journey outdoes one with less trouble too: where the best alone are wanted. */
  anyTrouble: boolean;
  /** Dearer journeys are of no use. */
  mostMinor: number;
}

/**
 * Completes a direction: marks what is outdone, and adds the two-stop journeys that are not. Departures are gone through from the last to the
 * first minute, so that whatever was met before leaves no earlier. Parts of two-stop journeys are given up as soon as all that they may
 * become is outdone: the bounds never promise more money or time than the journey takes.
 */
export class TwoStopSearch implements Hopes {
  private readonly routes: TwoStopRoutes;
  private readonly oneStops: OneStops;
  /** By trouble, the best of all that may outdo it. */
  private readonly stairs: Staircase[] = Array.from({ length: TWO_STOPS + 2 }, () => new Staircase());
  private readonly numberOf = new Map<number, number>();
  /** By minutes after the earliest departure, the last one found and the last first row there, and those before it. */
  private journeysAt = new Int32Array(0);
  private rowsAt = new Int32Array(0);
  private readonly nextRow = new Map<number, number>();
  /** Two-stop journeys of the minute at hand. */
  private readonly fresh = new GrowingIntegers();
  /** Of the journey at hand: days left as of `advanceOf`, what its first flight costs by itself, and its first two together. */
  private advance = 0;
  private party: PartyPrices | null = null;
  private own = 0;
  private both = 0;
  /** The least with one fare over the second and third flight, and with one over all three. */
  private joint = 0;
  /** The least with one fare over the first and second. */
  private through = 0;
  private all = 0;
  private goal: Goal = { departure: true, arrival: true, between: null, leastBetween: 0, anyTrouble: false, mostMinor: INFINITE };

  constructor(private readonly search: DirectionSearch) {
    this.oneStops = new OneStops(search, this);
    this.routes = new TwoStopRoutes(search.world.network, search.tables, search.markets, search.routes);
  }

  /**
   * @param asked what `search` has begun with
   * @param anotherDay whether it differs from what was asked before in the day alone
   */
  run(asked: Asked, goal: Goal, anotherDay = false): void {
    this.goal = goal;
    for (const stairs of this.stairs) stairs.clear();
    if (!anotherDay) {
      this.routes.begin(this.search.allowed);
      this.numberOf.clear();
    }
    this.nextRow.clear();
    this.fresh.clear();
    this.sortByMinute();
    for (let minute = this.journeysAt.length - 1; minute >= 0; minute--) {
      this.enterNonstops(minute);
      this.addOneStops(minute, asked);
      if (asked.terms.maxStops < 2) continue;
      for (let row = this.rowsAt[minute] ?? NONE; row !== NONE; row = this.nextRow.get(row) ?? NONE) this.extend(row, asked);
      this.settle();
    }
  }

  /** Where departures do not count, all are taken for one minute. */
  private minuteOf(departure: number): number {
    return this.goal.departure ? departure - this.search.earliest : 0;
  }

  private sortByMinute(): void {
    const { found, timetable, firstRoutes } = this.search;
    let last = NONE;
    for (let index = 0; index < found.count; index++) last = Math.max(last, this.minuteOf(found.departure.at(index)));
    for (const { route } of firstRoutes) {
      last = Math.max(last, this.minuteOf(timetable.departures.at(timetable.endOf(route) - 1)));
    }
    this.journeysAt = new Int32Array(last + 1).fill(NONE);
    this.rowsAt = new Int32Array(last + 1).fill(NONE);
    for (let index = 0; index < found.count; index++) {
      const minute = this.minuteOf(found.departure.at(index));
      found.next.set(index, this.journeysAt[minute] ?? NONE);
      this.journeysAt[minute] = index;
    }
    for (const { route } of firstRoutes) {
      for (let row = timetable.firstOf(route); row < timetable.endOf(route); row++) {
        const minute = this.minuteOf(timetable.departures.at(row));
        this.nextRow.set(row, this.rowsAt[minute] ?? NONE);
        this.rowsAt[minute] = row;
      }
    }
  }

  private arrivalOf(index: number): number {
    const { arrival, end } = this.search.found;
    return this.goal.arrival ? arrival.at(index) + (this.goal.between?.(end.at(index)) ?? 0) : 0;
  }

  private enterNonstops(minute: number): void {
    const { found } = this.search;
    for (let index = this.journeysAt[minute] ?? NONE; index !== NONE; index = found.next.at(index)) {
      this.enter(index);
      this.judge(index);
    }
  }

  private addOneStops(minute: number, { party }: Asked): void {
    const { found } = this.search;
    const before = found.count;
    for (let row = this.rowsAt[minute] ?? NONE; row !== NONE; row = this.nextRow.get(row) ?? NONE) this.oneStops.extend(row, party);
    for (let index = before; index < found.count; index++) this.enter(index);
    for (let index = before; index < found.count; index++) this.judge(index);
  }

  /** Makes a journey outdo whatever has more trouble. */
  private enter(index: number): void {
    const { found } = this.search;
    for (let trouble = found.trouble.at(index) + 1; trouble < this.stairs.length; trouble++) {
      this.stairs[trouble]?.insert(found.total.at(index), this.arrivalOf(index));
    }
  }

  /** Where trouble does not count, makes a journey just found outdo at once whatever is worse; its equals wait to be compared. */
  note(index: number): void {
    if (!this.goal.anyTrouble) return;
    const [total, arrival] = [this.search.found.total.at(index), this.arrivalOf(index)];
    for (const stairs of this.stairs) {
      stairs.insert(total + 0.5, arrival);
      if (this.goal.arrival) stairs.insert(total, arrival + 1);
    }
  }

  private judge(index: number): void {
    const { found } = this.search;
    if (this.isOutdone(found.trouble.at(index), found.total.at(index), this.arrivalOf(index))) found.outdone.set(index, 1);
  }

  private isOutdone(trouble: number, total: number, arrival: number): boolean {
    return total > this.goal.mostMinor || (this.stairs[trouble]?.arrivalFor(total) ?? INFINITE) <= arrival;
  }

  /** Whether nothing but what is outdone can come of a journey that costs and takes at least so much. */
  isHopeless(trouble: number, total: number, arrivalUtc: number): boolean {
    return (
      total === INFINITE ||
      arrivalUtc === INFINITE ||
      this.isOutdone(trouble, total, this.goal.arrival ? arrivalUtc + this.goal.leastBetween : 0)
    );
  }

  private extend(first: number, asked: Asked): void {
    const { timetable } = this.search;
    const route = timetable.routeOf(first);
    const number = this.numberOfFirst(route, asked);
    const start = this.routes.startOf.at(number);
    const end = this.routes.startOf.at(number + 1);
    if (start === end) return;
    const tax = timetable.taxes.at(first);
    this.advance = this.search.advanceOf(first);
    this.party = asked.party;
    const own = this.search.totalOfFlight(first, this.advance);
    this.own = own;
    const through = this.routes.throughOf(number, timetable.pairOf(first), asked.party);
    const arrival = timetable.arrivals.at(first);
    const least = Math.min(own + this.routes.leastTail.at(number), tax + this.routes.through.at(through + end - start));
    if (this.isHopeless(TWO_STOPS, least, arrival + this.routes.leastRest.at(number))) return;
    for (let candidate = start; candidate < end; candidate++) {
      const at = through + candidate - start;
      const joint = Math.min(this.routes.through.at(at), this.routes.throughAll.at(at));
      const total = Math.min(own + this.routes.tail.at(candidate), tax + joint);
      if (this.isHopeless(TWO_STOPS, total, arrival + this.routes.rest.at(candidate))) continue;
      if (this.isHopeless(TWO_STOPS, total, this.search.earliestEnd(this.routes.end(candidate), arrival + this.routes.reach(candidate))))
        continue;
      this.through = tax + this.routes.through.at(at);
      this.all = tax + this.routes.throughAll.at(at);
      this.extendOver(first, candidate, total);
    }
  }

  private numberOfFirst(route: number, { party }: Asked): number {
    const known = this.numberOf.get(route);
    if (known !== undefined) return known;
    this.search.routes.startFrom(this.search.world.network.routes.from[route] ?? 0);
    const number = this.routes.addFirst(route, party);
    this.numberOf.set(route, number);
    return number;
  }

  /** @param least what the journey costs at least */
  private extendOver(first: number, candidate: number, least: number): void {
    const { timetable, connections } = this.search;
    const route = this.routes.middle.at(candidate);
    this.search.listMiddle(route);
    const arrival = timetable.arrivals.at(first);
    const rest = this.routes.lastRest.at(candidate);
    const stop = this.routes.end(candidate);
    const change = this.search.tables.leastConnection[stop] ?? 0;
    this.joint = this.own + this.routes.joint.at(candidate);
    const begin = timetable.firstFrom(route, arrival + this.leastConnection(route));
    for (let second = begin; second < timetable.endOf(route); second++) {
      if (timetable.departures.at(second) > arrival + MAX_GROUND_MINUTES) return;
      if (this.isHopeless(TWO_STOPS, least, timetable.earliest.at(second) + rest)) return;
      if (this.isHopeless(TWO_STOPS, least, timetable.arrivals.at(second) + rest)) continue;
      const ends = this.search.earliestEnd(stop, timetable.arrivals.at(second) + change);
      if (this.isHopeless(TWO_STOPS, least, ends)) continue;
      const self = connections.between(first, second);
      if (self === Connections.NONE) continue;
      if (this.isHopeless(TWO_STOPS + self, this.roughlyOver(first, second, candidate), ends)) continue;
      const total = this.leastOver(first, second, candidate);
      if (!this.isHopeless(TWO_STOPS + self, total, ends)) this.finish(first, second, self, candidate, total);
    }
  }

  /** The least that a journey over two flights costs by fares on file, whatever their days and seats. */
  private roughlyOver(first: number, second: number, candidate: number): number {
    const { timetable, tables } = this.search;
    const [before, pair] = [timetable.pairOf(first), timetable.pairOf(second)];
    const lowest = this.party?.lowestFare(pair) ?? 0;
    const total = Math.min(this.own + lowest + timetable.taxes.at(second) + this.routes.third.at(candidate), this.joint);
    return tables.pairCarrier[before] === tables.pairCarrier[pair] ? Math.min(total, this.through, this.all) : total;
  }

  /** Notes what two flights cost. @returns the least that a journey over them costs */
  private leastOver(first: number, second: number, candidate: number): number {
    const { timetable, tables } = this.search;
    this.both = this.own + this.search.totalOfFlight(second, this.advance);
    const isOne = tables.pairCarrier[timetable.pairOf(first)] === tables.pairCarrier[timetable.pairOf(second)];
    if (isOne) this.both = Math.min(this.both, this.search.totalOfBoth(first, second, this.advance));
    const total = Math.min(this.both + this.routes.third.at(candidate), this.joint);
    return isOne ? Math.min(total, this.all) : total;
  }

  private finish(first: number, second: number, self: number, candidate: number, least: number): void {
    const { routes, world, timetable } = this.search;
    const { from, to, km } = world.network.routes;
    const firstRoute = timetable.routeOf(first);
    const middle = this.routes.middle.at(candidate);
    const flownKm = (km[firstRoute] ?? 0) + (km[middle] ?? 0);
    routes.startFrom(from[firstRoute] ?? 0);
    for (let entry = routes.lastFrom(to[middle] ?? 0); entry !== NONE; entry = routes.nextLast(entry)) {
      const last = routes.lastRoutes.at(entry);
      if (!routes.mayEnd(last, flownKm + (km[last] ?? 0))) continue;
      this.search.listLast(last);
      this.finishOn(first, second, self, last, least);
    }
  }

  private finishOn(first: number, second: number, self: number, route: number, least: number): void {
    const { timetable, connections } = this.search;
    const arrival = timetable.arrivals.at(second);
    const latest = arrival + MAX_GROUND_MINUTES - (timetable.departures.at(second) - timetable.arrivals.at(first));
    const begin = timetable.firstFrom(route, arrival + this.leastConnection(route));
    for (let third = begin; third < timetable.endOf(route); third++) {
      if (timetable.departures.at(third) > latest) return;
      if (this.isHopeless(TWO_STOPS + self, least, timetable.earliest.at(third))) return;
      if (this.isHopeless(TWO_STOPS + self, least, timetable.arrivals.at(third))) continue;
      if (this.isHopeless(TWO_STOPS + self, this.roughlyTo(second, third), timetable.arrivals.at(third))) continue;
      const total = this.leastTo(first, second, third);
      if (this.isHopeless(TWO_STOPS + self, total, timetable.arrivals.at(third))) continue;
      const other = connections.between(second, third);
      if (other === Connections.NONE || self + other > 1 || connections.sameFlight(first, third)) continue;
      this.offer(first, second, third, self === 1 ? 1 : other === 1 ? 2 : 0);
    }
  }

  /** The least that the third flight may make of two, by fares on file, whatever its day and seats. */
  private roughlyTo(second: number, third: number): number {
    const { timetable, tables } = this.search;
    const pair = timetable.pairOf(third);
    const apart = this.both + (this.party?.lowestFare(pair) ?? 0) + timetable.taxes.at(third);
    const isOne = tables.pairCarrier[timetable.pairOf(second)] === tables.pairCarrier[pair];
    return isOne ? Math.min(apart, this.joint, this.all) : apart;
  }

  /** The least that three flights may cost: fares over several flights are of one carrier. */
  private leastTo(first: number, second: number, third: number): number {
    const { pairCarrier } = this.search.tables;
    const { timetable } = this.search;
    const carrier = pairCarrier[timetable.pairOf(third)];
    const apart = this.both + this.search.totalOfFlight(third, this.advance);
    if (pairCarrier[timetable.pairOf(second)] !== carrier) return apart;
    const joint = Math.min(apart, this.own + this.search.totalOfBoth(second, third, this.advance));
    return pairCarrier[timetable.pairOf(first)] === carrier ? Math.min(joint, this.all) : joint;
  }

  /** Adds a two-stop journey where nothing outdoes it. */
  private offer(first: number, second: number, third: number, self: number): void {
    const { advance } = this;
    const total = this.search.totalOf(first, second, third, advance);
    const trouble = TWO_STOPS + (self > 0 ? 1 : 0);
    if (this.isHopeless(trouble, total, this.search.timetable.arrivals.at(third))) return;
    if (!this.search.connections.stopsAllowed(first, second, third)) return;
    const index = this.search.add(first, second, third, self, advance, total);
    if (this.isOutdone(trouble, total, this.arrivalOf(index))) {
      this.search.found.outdone.set(index, 1);
      return;
    }
    this.fresh.push(index);
    // It outdoes what is worse in price or arrival at once; its equals have to wait for `settle`.
    for (let above = trouble; above < this.stairs.length; above++) {
      const own = above > trouble ? 0 : 1;
      this.stairs[above]?.insert(total + own / 2, this.arrivalOf(index));
      if (this.goal.arrival) this.stairs[above]?.insert(total, this.arrivalOf(index) + own);
    }
  }

  /** Of the two-stop journeys of one minute, drops what another outdoes, and makes the others outdo all that leave earlier. */
  private settle(): void {
    const { found } = this.search;
    for (let one = 0; one < this.fresh.count; one++) {
      for (let other = 0; other < this.fresh.count; other++) {
        if (one !== other && this.outdoes(this.fresh.at(other), this.fresh.at(one))) found.outdone.set(this.fresh.at(one), 1);
      }
    }
    for (let one = 0; one < this.fresh.count; one++) {
      const index = this.fresh.at(one);
      if (found.outdone.at(index) === 1) continue;
      for (let trouble = found.trouble.at(index); trouble < this.stairs.length; trouble++) {
        this.stairs[trouble]?.insert(found.total.at(index), this.arrivalOf(index));
      }
    }
    this.fresh.clear();
  }

  /** Of two that leave in the same minute; where they are alike in all, the one with the lower key stays. */
  private outdoes(other: number, than: number): boolean {
    const { found } = this.search;
    const [price, arrival] = [found.total.at(other) - found.total.at(than), this.arrivalOf(other) - this.arrivalOf(than)];
    const trouble = found.trouble.at(other) - found.trouble.at(than);
    if (price > 0 || arrival > 0 || trouble > 0) return false;
    return price < 0 || arrival < 0 || trouble < 0 || this.search.compareKeys(other, than) < 0;
  }

  private leastConnection(route: number): number {
    const { from } = this.search.world.network.routes;
    return this.search.tables.leastConnection[from[route] ?? 0] ?? 0;
  }
}
