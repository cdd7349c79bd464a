import { isLower, type PricedWay } from "./priced-way";

/**
 * The cheapest way out with a way back that leaves when it is ready or later; the shorter pair where two cost the same. Prices of directions
 * add up, so of the ways out that are ready in time the cheapest one is the best for every way back: one walk over both, in the order of time.
 * @returns null where no way back leaves late enough
 */
export function cheapestPair(outbound: readonly PricedWay[], inbound: readonly PricedWay[]): [PricedWay, PricedWay] | null {
  const outs = outbound.toSorted((left, right) => left.readyUtc - right.readyUtc).values();
  let next = outs.next();
  let out: PricedWay | null = null;
  let best: [PricedWay, PricedWay] | null = null;
  for (const back of inbound.toSorted((left, right) => left.departureUtc - right.departureUtc)) {
    for (; !next.done && next.value.readyUtc <= back.departureUtc; next = outs.next()) {
      if (!out || isLower([next.value], [out])) out = next.value;
    }
    if (out && (!best || isLower([out, back], best))) best = [out, back];
  }
  return best;
}
