import type { Cabin } from "@/lib/domain/offer";
import { makeConvert } from "@/lib/domain/pricing/exchange";
import { makeTaxes } from "@/lib/domain/pricing/taxes";
import { cabinCapacities, customaryCabin, nestingLevels, sameLevelsFrom } from "@/lib/domain/schedule/nesting";
import type { Network } from "@/lib/engine/network";
import type { PricedWorld } from "@/lib/engine/priced/prices/priced-world";
import { SeatMirror } from "@/lib/engine/seats/mirror";
import { seatsOf } from "@/lib/engine/seats/of-network";
import type { SeatView } from "@/lib/engine/seats/seats";
import { groupBy } from "@/lib/util/grouping";
import type { BenchWorld } from "../world/bench-world";
import { soldSeats } from "../world/sold-seats";

const CURRENCY = "USD";
/** SSIM service types of charters: never part of a connection. */
const CHARTERS = "CLO";

/** What the priced engine needs of a world, as the product makes it from its database. */
export function pricedWorld(world: BenchWorld, network: Network): PricedWorld {
  const rules = groupBy(world.inventory, ({ carrier }) => carrier);
  const convert = makeConvert(world.rates, CURRENCY);
  const cabinOf = (_carrier: string, bookingClass: string): Cabin => customaryCabin(bookingClass);
  return {
    network,
    fares: world.fares,
    cityOf: world.cityOf,
    currency: CURRENCY,
    convert,
    taxes: makeTaxes(world.taxes, convert),
    levelsOf(carrier, configuration, designators, daysLeft) {
      const capacities = cabinCapacities(configuration);
      const inCabin = (cabin: Cabin) => {
        const classes = [...new Set(designators)].filter((each) => customaryCabin(each) === cabin).join("");
        return nestingLevels({ capacity: capacities[cabin], classes }, rules.get(carrier) ?? [], daysLeft);
      };
      return { B: inCabin("B"), E: inCabin("E") };
    },
    levelsFrom: (carrier, daysLeft) => sameLevelsFrom(rules.get(carrier) ?? [], daysLeft),
    cabinOf,
    soldAlone: (serviceType) => CHARTERS.includes(serviceType),
  };
}

/** The product's own mirror of seats, with the sales of the world's next two months. */
export function seatsSold({ input, seed }: BenchWorld, network: Network): SeatView {
  const zones = new Map(input.airports.map(({ code, timeZone }) => [code, timeZone]));
  const mirror = new SeatMirror();
  for (const sold of soldSeats(input.legs, input.fromDay, (airport) => zones.get(airport) ?? "UTC", seed)) mirror.write(sold, sold.counts);
  return seatsOf(mirror, network);
}
