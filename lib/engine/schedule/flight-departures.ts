import { chooseLegs } from "@/lib/domain/schedule/choose-legs";
import type { DayWindow } from "@/lib/domain/schedule/day-set";
import { segmentSaleOf } from "@/lib/domain/schedule/leg-sale";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { itemAt, u32At } from "@/lib/util/at";
import { remembered } from "@/lib/util/waiting/remembered";
import type { FlightLeg, FlightSegment } from "../itinerary";
import { type Chain, chainLegs } from "./chain-legs";
import { type TimeRun, timeRuns } from "./time-runs";

const DAY_MINUTES = 1440;
/** No local day reaches further from the same day in UTC. */
const DAY_EDGE_MINUTES = 14 * 60;

/** IANA zone of an airport; empty where it is unknown: its flights are left out, as no search finds them. */
export type ZoneOf = (airport: string) => string;

interface Service {
  legs: readonly LegPattern[];
  run: TimeRun;
}

/** The departures of one flight number, worked out from its legs without a network: a day is a bit until it is asked for. */
export class FlightDepartures {
  /** By board and off. */
  private readonly services = new Map<string, Service[]>();
  private readonly times = new Map<string, readonly number[]>();

  /** @param patterns all legs of one flight number */
  constructor(
    patterns: readonly LegPattern[],
    private readonly window: DayWindow,
    private readonly zoneOf: ZoneOf,
  ) {
    const known = patterns.filter(({ origin, destination }) => zoneOf(origin) !== "" && zoneOf(destination) !== "");
    for (const chain of chainLegs(chooseLegs(known, window))) {
      for (const run of timeRuns(chain, window, zoneOf)) this.add(chain, run);
    }
  }

  /** Board and off of all journeys on this flight, as `TASIST`. */
  get pairs(): string[] {
    return [...this.services.keys()];
  }

  /** Departures from one airport to another between two instants, both included, in the order of time; minutes since epoch, UTC. */
  between(pair: string, from: number, to: number): FlightSegment[] {
    const found = (this.services.get(pair) ?? []).flatMap((service) =>
      this.departuresOf(service, from, to).map((at) => this.segment(service, at)),
    );
    return found.sort((one, other) => departureOf(one) - departureOf(other));
  }

  /** Departures from one airport to another on a local day at the first, in the order of time. */
  onLocalDay(pair: string, localDay: number): FlightSegment[] {
    const [zone, midnight] = [this.zoneOf(pair.slice(0, 3)), localDay * DAY_MINUTES];
    const [from, to] = [midnight - DAY_EDGE_MINUTES, midnight + DAY_MINUTES + DAY_EDGE_MINUTES];
    const isThatDay = (departure: number) => Math.floor(utcToLocal(zone, departure) / DAY_MINUTES) === localDay;
    const found = (this.services.get(pair) ?? []).flatMap((service) =>
      this.departuresOf(service, from, to)
        .filter(isThatDay)
        .map((at) => this.segment(service, at)),
    );
    return found.sort((one, other) => departureOf(one) - departureOf(other));
  }

  /** When it departs from one airport to another, all of the window, in the order of time; minutes since epoch, UTC. */
  allBetween(pair: string): readonly number[] {
    const timesOf = (service: Service) => this.departuresOf(service, 0, Number.MAX_SAFE_INTEGER);
    return remembered(this.times, pair, () => (this.services.get(pair) ?? []).flatMap(timesOf).sort((one, other) => one - other));
  }

  private departuresOf({ run }: Service, from: number, to: number): number[] {
    const { first, count } = this.window;
    const times: number[] = [];
    const last = Math.min(Math.floor(to / DAY_MINUTES), first + count - 1);
    for (let day = Math.max(Math.floor(from / DAY_MINUTES), first); day <= last; day++) {
      const index = day - first;
      const time = day * DAY_MINUTES + run.departureMinute;
      if (((u32At(run.days, index >>> 5) >>> (index & 31)) & 1) === 1 && time >= from && time <= to) times.push(time);
    }
    return times;
  }

  private segment({ legs, run }: Service, departure: number): FlightSegment {
    const first = itemAt(legs, 0);
    const { carrier, flightNumber, suffix, serviceType } = first;
    const flown = legs.map((leg, index) => this.leg(leg, run, index, departure));
    return { carrier, flightNumber, suffix, serviceType, sale: segmentSaleOf(legs), legs: flown };
  }

  private leg(pattern: LegPattern, { times }: TimeRun, index: number, departure: number): FlightLeg {
    const { origin, destination, departureTerminal, arrivalTerminal, aircraft, bookingDesignators, configuration } = pattern;
    const { operatingCarrier, operatingName, operatingFlight } = pattern;
    const departureUtc = departure + itemAt(times, index * 2);
    const arrivalUtc = departure + itemAt(times, index * 2 + 1);
    return {
      ...{ origin, destination, departureUtc, arrivalUtc, departureTerminal, arrivalTerminal, aircraft, bookingDesignators, configuration },
      ...{ operatingCarrier, operatingName, operatingFlight },
      departureLocal: utcToLocal(this.zoneOf(origin), departureUtc),
      arrivalLocal: utcToLocal(this.zoneOf(destination), arrivalUtc),
    };
  }

  private add({ legs }: Chain, run: TimeRun): void {
    const pair = `${itemAt(legs, 0).origin}${itemAt(legs, legs.length - 1).destination}`;
    const others = this.services.get(pair);
    if (others) others.push({ legs, run });
    else this.services.set(pair, [{ legs, run }]);
  }
}

/** When a flight leaves, minutes since epoch, UTC. */
export function departureOf({ legs }: FlightSegment): number {
  return itemAt(legs, 0).departureUtc;
}

/** Number of the local day on which a flight leaves, at the airport of departure. */
export function localDayOf({ legs }: FlightSegment): number {
  return Math.floor(itemAt(legs, 0).departureLocal / DAY_MINUTES);
}
