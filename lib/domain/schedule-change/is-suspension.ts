const DAY_MINUTES = 1440;

/** A flight that stays away for at least so long between two of its departures is suspended; what is shorter is some cancelled dates. */
const SUSPENSION_DAYS = 14;

/** Departures of one flight number between two airports before and after a change, minutes since epoch, the earliest first. */
export interface DeparturesAround {
  before: readonly number[];
  after: readonly number[];
}

/**
 * Whether a departure that is not flown any more falls into a gap of its flight, for weeks and of more than one departure, after which the
 * flight goes on: then it is suspended. One that ends, or of which only some dates fall out, is cancelled.
 * @param lost minutes since epoch
 */
export function isSuspension(lost: number, { before, after }: DeparturesAround): boolean {
  const next = after.find((departure) => departure > lost);
  if (next === undefined) return false;
  const last = after.findLast((departure) => departure < lost) ?? Number.NEGATIVE_INFINITY;
  const fallenOut = before.filter((departure) => departure > last && departure < next);
  return fallenOut.length > 1 && next - (fallenOut[0] ?? lost) >= SUSPENSION_DAYS * DAY_MINUTES;
}
