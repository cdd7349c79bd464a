import type { Network } from "@/lib/engine/network";
import { compileNetwork } from "@/lib/engine/oracle/compile-network";
import type { ItineraryQuery } from "@/lib/engine/oracle/visit-itineraries";
import { PricedEngine } from "@/lib/engine/priced/priced-engine";
import type { JourneyQuery, Terms } from "@/lib/engine/priced/query";
import type { SeatView } from "@/lib/engine/seats/seats";
import { connectionTimes } from "@/lib/reference/connection-times";
import type { BenchWorld } from "../world/bench-world";
import { pricedWorld, seatsSold } from "./priced-world";
import type { Wish } from "./questions";

const DAY_MINUTES = 1440;
/** Bench time is ten in the morning, UTC, of the first day. */
const CLOCK_MINUTES = 600;
/** What departs sooner is not sold. */
const BEFORE_DEPARTURE = 180;

/** The engine on a world, priced and unpriced, as the product holds it in memory. */
export class OpenEngine {
  readonly priced: PricedEngine;
  private readonly seats: SeatView;
  private readonly nowUtc: number;

  constructor(
    world: BenchWorld,
    readonly network: Network = compileNetwork(world.input),
  ) {
    this.priced = new PricedEngine(pricedWorld(world, network));
    this.seats = seatsSold(world, network);
    this.nowUtc = world.input.fromDay * DAY_MINUTES + CLOCK_MINUTES;
  }

  oneWay(wish: Wish): JourneyQuery {
    const { origins, destinations, day } = wish;
    const directions = [{ origins, destinations, day, departure: null, arrival: null }];
    return { ...this.terms(wish), directions, minutesBetween: this.minutesBetween };
  }

  roundTrip(wish: Wish): JourneyQuery {
    const { origins, destinations, returnDay } = wish;
    const out = this.oneWay(wish);
    const back = { origins: destinations, destinations: origins, day: returnDay, departure: null, arrival: null };
    return { ...out, directions: [...out.directions, back] };
  }

  /** The same search without prices and without choosing: every itinerary. */
  unpriced({ origins, destinations, day }: Wish): ItineraryQuery {
    return { origins, destinations, day, maxStops: 2, notBefore: this.nowUtc + BEFORE_DEPARTURE };
  }

  terms({ party }: Wish): Terms {
    return {
      ...{ cabin: "E", party, nowUtc: this.nowUtc, notBefore: this.nowUtc + BEFORE_DEPARTURE, seats: this.seats, maxStops: 2 },
      ...{ carriers: null, withBaggage: false, refundable: false, maxTotalMinor: null },
    };
  }

  /** Minutes between two directions, by the airport where the first one ends. */
  readonly minutesBetween = (airport: number): number => connectionTimes(this.network.airports.codes[airport] ?? "").II;
}
