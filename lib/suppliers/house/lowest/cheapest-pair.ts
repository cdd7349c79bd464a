import type { LowestJourney } from "@/lib/engine/priced/query";

/** A way in one direction, as far as putting two together goes. Minutes since epoch, UTC, and minor units. */
export type Way = Pick<LowestJourney, "totalMinor" | "departureUtc" | "arrivalUtc" | "readyUtc">;

/**
 * The cheapest way out with a way back that leaves when it is ready or later; the shorter pair where two cost the same. Prices of directions
 * add up, so of the ways out that are ready in time the cheapest one is the best for every way back: one walk over both, in the order of time.
 * @returns null where no way back leaves late enough
 */
export function cheapestPair<Any extends Way>(outbound: readonly Any[], inbound: readonly Any[]): [Any, Any] | null {
  const outs = outbound.toSorted((left, right) => left.readyUtc - right.readyUtc).values();
  let next = outs.next();
  let out: Any | null = null;
  let best: [Any, Any] | null = null;
  for (const back of inbound.toSorted((left, right) => left.departureUtc - right.departureUtc)) {
    for (; !next.done && next.value.readyUtc <= back.departureUtc; next = outs.next()) {
      if (!out || isLower([next.value], [out])) out = next.value;
    }
    if (out && (!best || isLower([out, back], best))) best = [out, back];
  }
  return best;
}

/** Whether the first journey is cheaper, or shorter at the same price. */
export function isLower(ways: readonly Way[], than: readonly Way[]): boolean {
  const [price, other] = [totalOf(ways), totalOf(than)];
  return price < other || (price === other && minutesOf(ways) < minutesOf(than));
}

/** What all directions cost together. */
export function totalOf(ways: readonly Pick<Way, "totalMinor">[]): number {
  return ways.reduce((total, way) => total + way.totalMinor, 0);
}

/** How long all directions last together. */
export function minutesOf(ways: readonly Pick<Way, "departureUtc" | "arrivalUtc">[]): number {
  return ways.reduce((total, way) => total + way.arrivalUtc - way.departureUtc, 0);
}
