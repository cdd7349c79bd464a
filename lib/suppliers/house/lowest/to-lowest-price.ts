import type { Network } from "@/lib/engine/network";
import type { AnywhereJourney } from "@/lib/engine/priced/query";
import type { LowestPrice } from "@/lib/suppliers/port";
import { minutesOf, totalOf } from "./cheapest-pair";

/** The cheapest journey of some directions, as the port shows it. */
export function toLowestPrice(ways: readonly AnywhereJourney[], { carriers, services }: Network): LowestPrice {
  const flown = ways.flatMap((way) => way.services.map((service) => carriers.codes[services.carrier[service] ?? 0] ?? ""));
  return {
    totalMinor: totalOf(ways),
    stops: Math.max(...ways.map((way) => way.services.length - 1)),
    carriers: [...new Set(flown)],
    durationMinutes: minutesOf(ways),
  };
}
