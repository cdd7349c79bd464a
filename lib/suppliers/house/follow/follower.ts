import { dayNumber, utcDays } from "@/lib/domain/dates";
import type { OfferSegment } from "@/lib/domain/offer";
import type { ChangedFlight } from "@/lib/domain/schedule/changed-flight";
import type { DayWindow } from "@/lib/domain/schedule/day-set";
import { fictitiousZone, isFictitious } from "@/lib/domain/schedule/fictitious-points";
import { cabinCapacities } from "@/lib/domain/schedule/nesting";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { FlightDepartures } from "@/lib/engine/schedule/flight-departures";
import { type BeforeAndAfter, isTouched, type Match, matchDeparture } from "@/lib/engine/schedule/match-departure";
import { airportByCode } from "@/lib/reference/airports";
import type { FlightFate, FlightFollower } from "@/lib/suppliers/port";
import { remembered } from "@/lib/util/remembered";
import { flightOf, legKeyOf } from "../flights";
import { flownSegment } from "../offer/make-segment";

/** Flights are sold for 330 days; the rest is for clocks, and to look around the last of them. */
const BACK_DAYS = 16;
const AHEAD_DAYS = 360;

/** Finds sold flights again among the flights that a change of schedule touches. Knows nothing but what it is given. */
export class HouseFollower implements FlightFollower {
  private readonly window: DayWindow;
  private readonly changed: ReadonlyMap<string, ChangedFlight>;
  /** By carrier and airport of departure: the flights that leave there after the change. */
  private readonly leaving = new Map<string, Set<ChangedFlight>>();
  private readonly departures = new Map<ChangedFlight, BeforeAndAfter>();
  private readonly touched = new Map<string, boolean>();
  /** Many were sold the same flight. */
  private readonly matches = new Map<string, Match>();

  constructor(flights: readonly ChangedFlight[], now: Date) {
    this.window = { first: utcDays(now) - BACK_DAYS, count: BACK_DAYS + AHEAD_DAYS };
    this.changed = new Map(flights.map((flight) => [nameOf(flight.carrier, flight.flightNumber, flight.suffix), flight]));
    for (const flight of flights) {
      for (const { origin } of flight.after) remembered(this.leaving, flight.carrier + origin, () => new Set<ChangedFlight>()).add(flight);
    }
  }

  touches(flightKey: string): boolean {
    const [name = "", date = ""] = flightKey.split("|");
    const flight = this.changed.get(name);
    if (!flight) return false;
    return remembered(this.touched, flightKey, () => isTouched(this.of(flight), dayNumber(date)));
  }

  follow(sold: OfferSegment): FlightFate | null {
    const { flightNumber, suffix } = flightOf(sold);
    const date = sold.departure.local.slice(0, 10);
    const name = nameOf(sold.carrier, flightNumber, suffix);
    const flight = this.changed.get(name);
    if (!flight || !this.touches(`${name}|${date}`)) return null;
    const pair = `${sold.departure.airport}${sold.arrival.airport}`;
    const departure = { pair, departureUtc: sold.departure.utc, localDay: dayNumber(date) };
    const match = remembered(this.matches, `${name}|${sold.departure.utc}|${pair}`, () =>
      matchDeparture(departure, this.of(flight), this.others(flight, sold.departure.airport)),
    );
    return match.flight
      ? { flown: true, segment: flownSegment(sold, match.flight), legs: legsOf(match.flight) }
      : { flown: false, suspended: match.suspended };
  }

  private others(flight: ChangedFlight, airport: string): BeforeAndAfter[] {
    const leaving = this.leaving.get(flight.carrier + airport) ?? [];
    return [...leaving].filter((other) => other !== flight).map((other) => this.of(other));
  }

  private of(flight: ChangedFlight): BeforeAndAfter {
    return remembered(this.departures, flight, () => ({
      before: this.departuresOf(flight.before),
      after: this.departuresOf(flight.after),
    }));
  }

  private departuresOf(patterns: readonly LegPattern[]): FlightDepartures {
    return new FlightDepartures(patterns, this.window, zoneOf);
  }
}

/** IANA zone; empty where the place is unknown. */
function zoneOf(airport: string): string {
  return isFictitious(airport) ? fictitiousZone(airport) : (airportByCode(airport)?.timeZone ?? "");
}

function legsOf(flight: FlightSegment) {
  return flight.legs.map((leg) => ({ legKey: legKeyOf(flight, leg), capacities: cabinCapacities(leg.configuration) }));
}

/** As keys of claims begin: `HY0271`. */
function nameOf(carrier: string, flightNumber: number, suffix: string): string {
  return `${carrier}${String(flightNumber).padStart(4, "0")}${suffix}`;
}
