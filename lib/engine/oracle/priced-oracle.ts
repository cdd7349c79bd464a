import moment from "moment-timezone";
import { dayNumber } from "@/lib/domain/dates";
import { makeFareAmounts } from "@/lib/domain/pricing/fare-amounts";
import { saleDayOf } from "@/lib/domain/pricing/fare-applies";
import {
  type DirectionPrice,
  type FareComponent,
  type PricedFlight,
  priceAtBrandRank,
  priceDirection,
  sameFares,
} from "@/lib/domain/pricing/price-direction";
import { tariffOf } from "@/lib/domain/pricing/tariff";
import { taxTotal } from "@/lib/domain/pricing/taxes";
import { spread } from "@/lib/domain/pricing/testing/spread";
import { groupTickets } from "@/lib/domain/pricing/ticket-groups";
import { seatsAvailable } from "@/lib/domain/schedule/nesting";
import { roomUnder } from "@/lib/domain/schedule/seats/sale-limits";
import { itemAt } from "@/lib/util/at";
import { findFlight } from "../find-flight";
import type { FlightSegment } from "../itinerary";
import type { PricedWorld } from "../priced/prices/priced-world";
import type { ClockSpan, DirectionQuery, JourneyQuery, Terms } from "../priced/query";
import { readSegment } from "../read-segment";
import { obeysRestrictions } from "./restrictions";
import { visitItineraries } from "./visit-itineraries";

const DAY_MINUTES = 1440;

type Flown = Pick<OracleDirection, "services" | "departures" | "selfTransfers">;

/** A direction with all that speaks for and against it. */
export interface OracleDirection {
  services: number[];
  departures: number[];
  segments: FlightSegment[];
  selfTransfers: boolean[];
  departureUtc: number;
  arrivalUtc: number;
  end: number;
  transferRank: number;
  totalMinor: number;
  prices: ReturnType<typeof priceDirection>;
  priced: DirectionPrice;
}

export interface OracleJourney {
  directions: OracleDirection[];
  totalMinor: number;
  hasFareFamily: boolean;
}

/** What the rules alone offer: every itinerary, every brand rank, every pair compared, as docs/decisions/2026-11-21-priced-search.md tells. */
export class PricedOracle {
  private readonly tariff;
  private readonly amounts;

  constructor(private readonly world: PricedWorld) {
    this.tariff = tariffOf(world.fares, world.cityOf);
    this.amounts = makeFareAmounts(world.convert, world.currency, world.mark);
  }

  search(question: JourneyQuery): OracleJourney[] {
    const most = question.maxTotalMinor ?? Number.POSITIVE_INFINITY;
    const [first] = question.directions;
    // The cheap fare must not be promised to who flies from the airport where it is tomorrow already.
    const left = Math.min(...(first?.origins ?? []).flatMap((code) => this.calendarDays(code, first?.day ?? 0, question) ?? []));
    const all = question.directions.map((direction, index) => this.direction(direction, question, index === 0 ? null : left));
    if (all.length === 1) return this.worthShowing((all[0] ?? []).filter(({ totalMinor }) => totalMinor <= most).map((each) => [each]));
    const cheapest = cheapestOf(all, question);
    if (!cheapest) return [];
    const least = all.map((each) => Math.min(...each.map(({ totalMinor }) => totalMinor)));
    const others = (index: number) => least.reduce((sum, each, at) => (at === index ? sum : sum + each), 0);
    const picked = all.map((each, index) => {
      const affordable = each.filter(({ totalMinor }) => totalMinor + others(index) <= most);
      const spreadOut = spread(affordable, (one) => criteriaOf([one]), 40);
      return affordable.filter((one) => spreadOut.includes(one) || one === cheapest[index]);
    });
    let journeys: OracleDirection[][] = [[]];
    picked.forEach((each, index) => {
      const rest = least.slice(index + 1).reduce((sum, one) => sum + one, 0);
      const longer = journeys
        .flatMap((journey) => each.filter((next) => follows(journey.at(-1), next, question)).map((next) => [...journey, next]))
        .filter((journey) => totalOf(journey) + rest <= most);
      if (index === picked.length - 1) journeys = longer;
      else {
        // Worlds are small: no journey has to go before its last direction is known.
        expectFew(longer);
        journeys = longer;
      }
    });
    return this.worthShowing(journeys);
  }

  /** All that is not dominated, by price, duration and key. @param left as of `all` */
  direction(question: DirectionQuery, terms: JourneyQuery, left: number | null): OracleDirection[] {
    const found = this.all(question, terms, left);
    return found.filter((each) => !found.some((other) => dominates(other, each)));
  }

  /**
   * All that passes the filters, by price, duration and key.
   * @param left leaves of a wall calendar between buying and beginning the journey that the direction continues; null where it begins it
   */
  all(question: DirectionQuery, terms: Terms, left: number | null = null): OracleDirection[] {
    const found: OracleDirection[] = [];
    const { network } = this.world;
    visitItineraries(network, { ...question, maxStops: terms.maxStops, notBefore: terms.notBefore }, (itinerary) => {
      const services = Array.from(itinerary.services.subarray(0, itinerary.count));
      const departures = Array.from(itinerary.departures.subarray(0, itinerary.count));
      const selfTransfers = Array.from(itinerary.selfTransfers.subarray(0, itinerary.count - 1), (each) => each === 1);
      const direction = this.price({ services, departures, selfTransfers }, terms, left);
      if (direction && passesClock(direction, question)) found.push(direction);
    });
    found.sort(
      (one, other) =>
        one.totalMinor - other.totalMinor ||
        one.arrivalUtc - one.departureUtc - (other.arrivalUtc - other.departureUtc) ||
        compareKeys(one, other),
    );
    const most = terms.maxTotalMinor ?? Number.POSITIVE_INFINITY;
    return found.filter((each) => each.totalMinor <= most);
  }

  private price({ services, departures, selfTransfers }: Flown, terms: Terms, left: number | null): OracleDirection | null {
    const { network } = this.world;
    const segments = services.map((service, index) => readSegment(network, service, itemAt(departures, index)));
    if (segments.length > 1 && segments.some(({ serviceType }) => this.world.soldAlone(serviceType))) return null;
    const sides = segments.map((segment, index) => ({
      segment,
      international: network.services.international[services[index] ?? 0] === 1,
    }));
    if (!obeysRestrictions(sides, selfTransfers)) return null;
    if (terms.carriers && segments.some(({ carrier }) => !terms.carriers?.includes(carrier))) return null;
    if (segments.some(({ carrier }) => terms.withoutCarriers.includes(carrier)) || !goesAsWanted(segments, terms)) return null;
    if (segments.some((segment) => this.isRepeated(segment))) return null;
    const flights = segments.map((segment, index) => this.flightOf(segment, itemAt(services, index), terms));
    const boards = itemAt(itemAt(segments, 0).legs, 0);
    const daysLeft = left ?? this.calendarDays(boards.origin, Math.floor(boards.departureLocal / DAY_MINUTES), terms) ?? 0;
    const prices = priceDirection(
      { flights, daysLeft, soldOn: saleDayOf(terms.nowUtc), cabin: terms.cabin, party: terms.party },
      { tariff: this.tariff, amounts: this.amounts },
    );
    const passing = prices.priced.filter(({ components }) => components.every((component) => passes(component, terms)));
    const priced = passing.toSorted((one, other) => one.totalMinor - other.totalMinor || one.brandRank - other.brandRank)[0];
    const [first, last] = [segments[0], segments.at(-1)];
    if (!priced || !first || !last) return null;
    const taxes = segments.reduce((sum, segment) => sum + this.taxOf(segment, terms), 0);
    return {
      ...{ services, departures, segments, selfTransfers, prices, priced },
      departureUtc: itemAt(departures, 0),
      arrivalUtc: last.legs.at(-1)?.arrivalUtc ?? 0,
      end: network.airports.indexOf.get(last.legs.at(-1)?.destination ?? "") ?? -1,
      transferRank: 2 * (segments.length - 1) + (selfTransfers.includes(true) ? 1 : 0),
      totalMinor: priced.totalMinor + taxes,
    };
  }

  /** How many leaves are torn off the calendar on an airport's wall until a day; undefined where the network does not have the airport. */
  private calendarDays(code: string, day: number, { nowUtc }: Terms): number | undefined {
    const { zones, indexOf } = this.world.network.airports;
    const zone = zones[indexOf.get(code) ?? -1];
    return zone === undefined ? undefined : day - dayNumber(dateOnWall(zone, nowUtc));
  }

  private isRepeated({ carrier, flightNumber, suffix, legs }: FlightSegment): boolean {
    const [first, last] = [itemAt(legs, 0), itemAt(legs, legs.length - 1)];
    const day = Math.floor(first.departureLocal / DAY_MINUTES);
    const named = findFlight(this.world.network, { carrier, flightNumber, suffix, day, board: first.origin, off: last.destination });
    return named?.legs[0]?.departureUtc !== first.departureUtc || named.legs.at(-1)?.arrivalUtc !== last.arrivalUtc;
  }

  private flightOf({ carrier, flightNumber, legs, sale }: FlightSegment, service: number, terms: Terms): PricedFlight {
    const first = itemAt(legs, 0);
    return {
      carrier,
      flightNumber,
      origin: first.origin,
      destination: itemAt(legs, legs.length - 1).destination,
      day: Math.floor(first.departureLocal / DAY_MINUTES),
      seats: (bookingClass) =>
        Math.min(
          ...legs.map((leg, index) => {
            const days = this.calendarDays(leg.origin, Math.floor(leg.departureLocal / DAY_MINUTES), terms) ?? 0;
            const levels = this.world.levelsOf(carrier, leg.configuration, leg.bookingDesignators, days);
            const day = Math.floor(leg.departureLocal / DAY_MINUTES);
            const sold = Array.from(terms.seats.soldOf(service, index, day) ?? []);
            const room = roomUnder(terms.seats.limitsOf(service, index, day) ?? [], bookingClass, sold);
            if (sale.classes !== "" && !sale.classes.includes(bookingClass)) return 0;
            return Math.min(room, seatsAvailable(levels[this.world.cabinOf(carrier, bookingClass)], bookingClass, sold));
          }),
        ),
    };
  }

  private taxOf({ carrier, legs }: FlightSegment, { party }: Terms): number {
    const { airports } = this.world.network;
    const country = (code: string) => airports.countries[airports.indexOf.get(code) ?? -1];
    const [origin, destination] = [itemAt(legs, 0).origin, itemAt(legs, legs.length - 1).destination];
    const taxes = this.world.taxes([{ carrier, origin, domestic: country(origin) === country(destination) }]);
    return (["adt", "chd", "inf", "ins"] as const).reduce((sum, age) => sum + taxTotal(taxes[age]) * party[age], 0);
  }

  private worthShowing(journeys: readonly OracleDirection[][]): OracleJourney[] {
    const { carriers } = this.world.network;
    const agreed = (left: string, right: string) =>
      carriers.agreed[(carriers.indexOf.get(left) ?? 0) * carriers.codes.length + (carriers.indexOf.get(right) ?? 0)] === 1;
    const isSeparate = (journey: OracleDirection[]) =>
      groupTickets(
        journey.map(({ segments, selfTransfers }) =>
          segments.map(({ carrier }, index) => ({ carrier, selfTransfer: selfTransfers[index - 1] ?? false })),
        ),
        agreed,
      ).length > 1;
    const separate = spread(journeys.filter(isSeparate), criteriaOf, 75);
    const together = spread(
      journeys.filter((journey) => !isSeparate(journey)),
      criteriaOf,
      300 - separate.length,
    );
    return [...separate, ...together].map((directions) => ({
      directions,
      totalMinor: totalOf(directions),
      hasFareFamily: hasFareFamily(directions),
    }));
  }
}

/** `YYYY-MM-DD`, by another program's reading of the same time-zone rules. */
function dateOnWall(zone: string, utcMinutes: number): string {
  const instant = utcMinutes * 60_000;
  const westOfUtc = moment.tz.zone(zone)?.utcOffset(instant) ?? Number.NaN;
  return new Date(instant - westOfUtc * 60_000).toISOString().slice(0, 10);
}

function expectFew(journeys: readonly unknown[]): void {
  if (journeys.length > 300) throw new Error("too many journeys for the oracle");
}

function passes({ fare }: FareComponent, { withBaggage, refundable, changeable }: Terms): boolean {
  const mayBeGivenBack = !refundable || fare.refundBeforeMinor !== null;
  return (!withBaggage || fare.baggagePieces > 0) && mayBeGivenBack && (!changeable || fare.changeBeforeMinor !== null);
}

/** Every change of flights, and the time from the first departure to the last arrival. */
function goesAsWanted(
  segments: readonly FlightSegment[],
  { connections: { at, notAt, minMinutes, maxMinutes }, maxMinutes: most }: Terms,
): boolean {
  const leaves = (segment: FlightSegment) => itemAt(segment.legs, 0);
  const lands = (segment: FlightSegment) => itemAt(segment.legs, segment.legs.length - 1);
  const changes = segments.slice(1).map((segment, index) => {
    const { origin, departureUtc } = leaves(segment);
    return { airport: origin, minutes: departureUtc - lands(itemAt(segments, index)).arrivalUtc };
  });
  const whole = lands(itemAt(segments, segments.length - 1)).arrivalUtc - leaves(itemAt(segments, 0)).departureUtc;
  return (
    whole <= (most ?? whole) &&
    changes.every(({ airport }) => at?.includes(airport) ?? true) &&
    !changes.some(({ airport }) => notAt.includes(airport)) &&
    changes.every(({ minutes }) => minutes >= minMinutes && minutes <= (maxMinutes ?? minutes))
  );
}

function passesClock({ segments }: OracleDirection, { departure, arrival }: DirectionQuery): boolean {
  const leaves = segments[0]?.legs[0]?.departureLocal ?? 0;
  const lands = segments.at(-1)?.legs.at(-1)?.arrivalLocal ?? 0;
  return isWithin(departure, leaves) && isWithin(arrival, lands);
}

function isWithin(span: ClockSpan | null, local: number): boolean {
  if (!span) return true;
  const minute = local % DAY_MINUTES;
  return span.from <= span.to ? minute >= span.from && minute <= span.to : minute >= span.from || minute <= span.to;
}

/**
 * Leaves no earlier, arrives no later, costs no more, and has a lower transfer rank, or for two stops the same.
 * Of itineraries alike in all, the one with the lower key dominates.
 */
function dominates(other: OracleDirection, than: OracleDirection): boolean {
  if (other === than || other.departureUtc < than.departureUtc || other.arrivalUtc > than.arrivalUtc) return false;
  if (other.totalMinor > than.totalMinor || other.transferRank > than.transferRank) return false;
  if (other.transferRank < than.transferRank) return true;
  if (than.transferRank < 4) return false;
  const alike = other.departureUtc === than.departureUtc && other.arrivalUtc === than.arrivalUtc && other.totalMinor === than.totalMinor;
  return !alike || compareKeys(other, than) < 0;
}

function compareKeys(one: OracleDirection, other: OracleDirection): number {
  for (let flight = 0; flight < Math.min(one.services.length, other.services.length); flight++) {
    const sign =
      itemAt(one.departures, flight) - itemAt(other.departures, flight) || itemAt(one.services, flight) - itemAt(other.services, flight);
    if (sign !== 0) return sign;
  }
  return one.services.length - other.services.length;
}

function follows(before: OracleDirection | undefined, next: OracleDirection, { minutesBetween }: JourneyQuery): boolean {
  return !before || next.departureUtc >= before.arrivalUtc + minutesBetween(before.end);
}

/** The cheapest journey over all directions, found by trying every one; the directions are in the order of price. */
function cheapestOf(all: readonly OracleDirection[][], question: JourneyQuery): OracleDirection[] | null {
  const journeys = all.reduce<OracleDirection[][]>(
    (found, each) =>
      found.flatMap((journey) => each.filter((next) => follows(journey.at(-1), next, question)).map((next) => [...journey, next])),
    [[]],
  );
  return journeys.toSorted((one, other) => totalOf(one) - totalOf(other))[0] ?? null;
}

function totalOf(directions: readonly OracleDirection[]): number {
  return directions.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
}

function criteriaOf(directions: readonly OracleDirection[]) {
  return {
    priceMinor: totalOf(directions),
    durationMinutes: directions.reduce((sum, { departureUtc, arrivalUtc }) => sum + arrivalUtc - departureUtc, 0),
    stops: directions.reduce((sum, { segments }) => sum + segments.length - 1, 0),
    carriers: directions.map(({ segments }) => segments.map(({ carrier }) => carrier).join("-")).join("/"),
    daypart: directions.map(({ segments }) => Math.floor(((segments[0]?.legs[0]?.departureLocal ?? 0) % DAY_MINUTES) / 240)).join(),
  };
}

function hasFareFamily(directions: readonly OracleDirection[]): boolean {
  return [...new Set(directions.flatMap(({ prices }) => prices.brandRanks))].some((brandRank) => {
    const ways = directions.map(({ prices }) => priceAtBrandRank(prices, brandRank));
    return ways.every((way) => way !== null) && ways.some((way, index) => way && !sameFares(way, itemAt(directions, index).priced));
  });
}
