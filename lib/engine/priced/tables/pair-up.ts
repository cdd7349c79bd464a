import { u16At, u32At } from "@/lib/util/at";
import type { Schedule } from "./schedule";

/**
 * A pair is a carrier on a route; those of route `r` are from `pairsOf[r]` up to, not including, `pairsOf[r + 1]`, in the order of their
 * first service.
 */
export interface SchedulePairs {
  pairsOf: Uint32Array;
  pairCarrier: Uint16Array;
  pairRoute: Uint32Array;
}

/** The pair of a carrier on a route, or -1 where it does not fly it. */
export function pairOn({ pairsOf, pairCarrier }: SchedulePairs, route: number, carrier: number): number {
  for (let pair = u32At(pairsOf, route); pair < u32At(pairsOf, route + 1); pair++) if (pairCarrier[pair] === carrier) return pair;
  return -1;
}

/** The pairs of a schedule, and the pair of each service. */
export function pairUp({ services, routes }: Schedule): SchedulePairs & { pairOf: Uint32Array } {
  const { ofRoute, carrier } = services;
  const pairsOf = new Uint32Array(routes.from.length + 1);
  const pairOf = new Uint32Array(carrier.length);
  const carriers: number[] = [];
  const ofPair: number[] = [];
  for (let route = 0; route < routes.from.length; route++) {
    const begin = carriers.length;
    for (let service = u32At(ofRoute, route); service < u32At(ofRoute, route + 1); service++) {
      const flown = u16At(carrier, service);
      let pair = carriers.indexOf(flown, begin);
      if (pair < 0) {
        pair = carriers.push(flown) - 1;
        ofPair.push(route);
      }
      pairOf[service] = pair;
    }
    pairsOf[route + 1] = carriers.length;
  }
  return { pairsOf, pairCarrier: Uint16Array.from(carriers), pairRoute: Uint32Array.from(ofPair), pairOf };
}
