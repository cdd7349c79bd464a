import { makeConvert } from "@/lib/domain/pricing/exchange";
import { tariffOf } from "@/lib/domain/pricing/tariff";
import type { Network } from "@/lib/engine/network";
import type { BenchWorld } from "../world/bench-world";
import type { DatedFlight } from "./day-timetable";

/** The lowest fare of a flight's carrier on its route, minor units of USD, whatever its conditions and seats; null where it has none. */
export function lowestFares({ fares, cityOf, rates }: BenchWorld, network: Network): (flight: DatedFlight) => number | null {
  const tariff = tariffOf(fares, cityOf);
  const convert = makeConvert(rates, "USD");
  const { airports, carriers, routes, services } = network;
  const known = new Map<string, number | null>();
  return ({ service, route }) => {
    const carrier = carriers.codes[services.carrier[service] ?? 0] ?? "";
    const key = `${carrier} ${route}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const code = (side: Uint16Array) => airports.codes[side[route] ?? 0] ?? "";
    const amounts = tariff.between(carrier, code(routes.from), code(routes.to)).map((fare) => convert(fare.amountMinor, fare.currency));
    const lowest = amounts.length > 0 ? Math.min(...amounts) : null;
    known.set(key, lowest);
    return lowest;
  };
}
