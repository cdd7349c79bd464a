import type { Cabin } from "@/lib/domain/offer";
import { makeConvert } from "@/lib/domain/pricing/exchange";
import { type FareColumns, FareColumnsBuilder } from "@/lib/domain/pricing/fare-columns";
import { makeTaxes } from "@/lib/domain/pricing/taxes";
import { cabinCapacities, customaryCabin, nestingLevels, sameLevelsFrom } from "@/lib/domain/schedule/nesting";
import type { Network } from "@/lib/engine/network";
import { compileNetwork } from "@/lib/engine/oracle/compile-network";
import { PricedEngine } from "@/lib/engine/priced/priced-engine";
import type { PricedWorld } from "@/lib/engine/priced/prices/priced-world";
import type { JourneyQuery, Terms } from "@/lib/engine/priced/query";
import { SeatMirror } from "@/lib/engine/seats/mirror";
import { type NetworkSeats, seatsOf } from "@/lib/engine/seats/of-network";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import { connectionTimes } from "@/lib/reference/connection-times";
import { NO_FILTERS } from "@/lib/suppliers/port/selling";
import { groupBy } from "@/lib/util/grouping";
import { soldSeats } from "../world/sold-seats";
import type { World } from "../world/world";
import type { Query } from "./queries";

export const CURRENCY = "USD";
/** SSIM service types of charters: never part of a connection. */
const CHARTERS = "CLO";
/** The questions are asked at ten in the morning, UTC, of the first day; what departs sooner than so many minutes later is not sold. */
const CLOCK_MINUTES = 600;
const BEFORE_DEPARTURE = 180;

/** The engine on a world, as the product holds it in memory, and what it is asked of a query. */
export class OpenEngine {
  readonly network: Network;
  readonly fares: FareColumns;
  readonly priced: PricedEngine;
  readonly notBefore: number;
  readonly seats: NetworkSeats;

  constructor(world: World) {
    const { legs, airports, agreements, fromDay, toDay } = world;
    this.network = compileNetwork({ legs, airports, agreements, fromDay, toDay });
    const fares = new FareColumnsBuilder();
    for (const fare of world.fares()) fares.add(fare);
    this.fares = fares.finish();
    this.priced = new PricedEngine(pricedWorld(world, this.network, this.fares));
    const mirror = new SeatMirror();
    for (const sold of soldSeats(world)) mirror.write(sold, sold.counts);
    this.seats = seatsOf(mirror, this.network);
    this.notBefore = fromDay * 1440 + CLOCK_MINUTES + BEFORE_DEPARTURE;
  }

  oneWay(query: Query): JourneyQuery {
    const direction = { ...placesOf(query), day: query.day, departure: null, arrival: null };
    return { ...this.terms(query), directions: [direction] };
  }

  roundTrip(query: Query): JourneyQuery {
    const { origins, destinations } = placesOf(query);
    const back = { origins: destinations, destinations: origins, day: query.returnDay, departure: null, arrival: null };
    const out = this.oneWay(query);
    return { ...out, directions: [...out.directions, back] };
  }

  terms({ party }: Query): Terms & Pick<JourneyQuery, "minutesBetween"> {
    return {
      ...{ cabin: "E", party, nowUtc: this.notBefore - BEFORE_DEPARTURE, notBefore: this.notBefore, seats: this.seats },
      ...NO_FILTERS,
      minutesBetween: (airport) => connectionTimes(this.network.airports.codes[airport] ?? "").II,
    };
  }
}

/** All airports that a query may mean. */
export function placesOf({ origin, destination }: Query): { origins: string[]; destinations: string[] } {
  return { origins: airportsOf(origin), destinations: airportsOf(destination) };
}

export function cityOf(airport: string): string {
  return airportByCode(airport)?.cityCode ?? airport;
}

/** What the priced engine needs of a world, as the product makes it from its database. */
function pricedWorld(world: World, network: Network, fares: FareColumns): PricedWorld {
  const rules = groupBy(world.inventory, ({ carrier }) => carrier);
  const convert = makeConvert(world.rates, CURRENCY);
  return {
    ...{ network, fares, cityOf, currency: CURRENCY, convert, taxes: makeTaxes(world.taxes, convert) },
    levelsOf(carrier, configuration, designators, daysLeft) {
      const capacities = cabinCapacities(configuration);
      const inCabin = (cabin: Cabin) => {
        const classes = [...new Set(designators)].filter((each) => customaryCabin(each) === cabin).join("");
        return nestingLevels({ capacity: capacities[cabin], classes }, rules.get(carrier) ?? [], daysLeft);
      };
      return { B: inCabin("B"), E: inCabin("E") };
    },
    levelsFrom: (carrier, daysLeft) => sameLevelsFrom(rules.get(carrier) ?? [], daysLeft),
    cabinOf: (_carrier, bookingClass) => customaryCabin(bookingClass),
    soldAlone: (serviceType) => CHARTERS.includes(serviceType),
  };
}
