import type { LowestJourney } from "@/lib/engine/priced/query";

/** A direction, as far as putting two together goes. Minutes since epoch, UTC, and minor units. */
export type PairedDirection = Pick<LowestJourney, "totalMinor" | "departureUtc" | "arrivalUtc" | "readyUtc">;

/**
 * The cheapest outbound direction with an inbound one that leaves when it is ready or later; the shorter pair where two cost the same.
 * Prices of directions add up, so of the outbound ones that are ready in time the cheapest one is the best for every inbound one: one walk
 * over both, in the order of time.
 * @returns null where no inbound direction leaves late enough
 */
export function cheapestPair<Any extends PairedDirection>(outbound: readonly Any[], inbound: readonly Any[]): [Any, Any] | null {
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
function isLower(directions: readonly PairedDirection[], than: readonly PairedDirection[]): boolean {
  const [price, other] = [totalOf(directions), totalOf(than)];
  return price < other || (price === other && minutesOf(directions) < minutesOf(than));
}

/** What all directions cost together. */
export function totalOf(directions: readonly Pick<PairedDirection, "totalMinor">[]): number {
  return directions.reduce((total, { totalMinor }) => total + totalMinor, 0);
}

/** How long all directions last together. */
export function minutesOf(directions: readonly Pick<PairedDirection, "departureUtc" | "arrivalUtc">[]): number {
  return directions.reduce((total, { departureUtc, arrivalUtc }) => total + arrivalUtc - departureUtc, 0);
}
