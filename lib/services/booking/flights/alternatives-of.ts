import { isDeepStrictEqual } from "node:util";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { utcMinutes } from "@/lib/domain/dates";
import { type CurrentJourney, isGone } from "@/lib/domain/schedule-change/current-journey";
import { callSupplier } from "@/lib/services/offers/suppliers/call-supplier";
import type { Alternatives } from "@/lib/suppliers/port/own-schedule";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { directionsOf } from "./changed-directions";
import { parseCurrent, parseSeatless } from "./followed-booking";
import { emptyDirections, type Flying, partyOn } from "./who-flies";

interface Changed {
  snapshot: BookingSnapshot;
  passengers: readonly Flying[];
  /** The column booking.seats. */
  seats: unknown;
  change: { directions: unknown; current: unknown };
  supplier: Supplier;
  /** Id of the one that is to be chosen. */
  wanted?: string;
  now: Date;
}

/**
 * Flights that may be had at this moment in place of those that have changed. What has left is never exchanged: who is on the way is offered
 * the rest of it. What nobody flies any more does not count. None where a flight before one that has left is gone: nobody knows where they
 * stand. None either where some have given back one of several changed directions: one search is for one party.
 * @throws AppError carrier_unconfirmed
 */
export async function alternativesOf({ snapshot, passengers, change, supplier: { ownSchedule }, ...more }: Changed): Promise<Alternatives> {
  const { wanted = null, now } = more;
  const current = parseCurrent(change.current);
  const { directions, gone } = current;
  const empty = emptyDirections(passengers, directions);
  const aheadOf = (direction: number) => firstAhead(current, direction, utcMinutes(now));
  const changed = directionsOf(change.directions)
    .map(({ direction }) => ({ direction, from: aheadOf(direction) }))
    .filter(({ direction, from }) => !empty.includes(direction) && from < (directions[direction]?.segments.length ?? 0));
  const isLost = gone.some(([direction, segment]) => !empty.includes(direction) && segment < aheadOf(direction));
  const isChanged = (direction: number) => changed.some((part) => part.direction === direction);
  const [party, ...others] = changed.map(({ direction }) => partyOn(passengers, direction));
  const isOneParty = others.every((other) => isDeepStrictEqual(other, party));
  if (!ownSchedule || !party || isLost || !isOneParty) return { found: [], isCurrent: async () => false };
  // Whoever gave one direction back flies the others all the same: the whole party is exchanged, or nobody.
  const besides = directions.flatMap((_, direction) =>
    !isChanged(direction) && aheadOf(direction) === 0 && isDeepStrictEqual(partyOn(passengers, direction), party)
      ? [{ direction, from: 0 }]
      : [],
  );
  const seats = parseSeats(more.seats);
  const asked = {
    snapshot,
    changed,
    besides,
    current: directions,
    gone,
    seatless: parseSeatless(change.current),
    empty,
    party,
    seats,
    wanted,
    now,
  };
  return callSupplier(() => ownSchedule.alternatives(asked));
}

/** The flight behind the last one that has left; the first of all where none has. */
function firstAhead(current: CurrentJourney, direction: number, nowUtc: number): number {
  const flights = current.directions[direction]?.segments ?? [];
  return flights.findLastIndex(({ departure }, segment) => departure.utc <= nowUtc && !isGone(current, direction, segment)) + 1;
}
