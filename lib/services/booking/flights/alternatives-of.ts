import { isDeepStrictEqual } from "node:util";
import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { type CurrentJourney, isGone } from "@/lib/domain/schedule-change/current-journey";
import { callSupplier } from "@/lib/services/offers/suppliers/call-supplier";
import type { Alternatives } from "@/lib/suppliers/port/own-schedule";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { directionsOf } from "./changed-directions";
import { parseCurrent } from "./followed-booking";
import { type Flying, partyOn } from "./who-flies";

interface Changed {
  snapshot: BookingSnapshot;
  passengers: readonly Flying[];
  change: { directions: unknown; current: unknown };
  supplier: Supplier;
  now: Date;
}

/**
 * Flights that may be had at this moment in place of those that have changed. What has left is never exchanged: who is on the way is offered
 * the rest of it. None where a flight before one that has left is gone: nobody knows where they stand. None either where some have given back one
 * of several changed directions: one search is for one party. @throws AppError carrier_unconfirmed
 */
export async function alternativesOf({ snapshot, passengers, change, supplier: { ownSchedule }, now }: Changed): Promise<Alternatives> {
  const current = parseCurrent(change.current);
  const changed = directionsOf(change.directions)
    .map(({ direction }) => ({ direction, from: firstAhead(current, direction, utcMinutes(now)) }))
    .filter(({ direction, from }) => from < (current.directions[direction]?.segments.length ?? 0));
  const isLost = current.gone.some(([direction, segment]) => segment < firstAhead(current, direction, utcMinutes(now)));
  const [party, ...others] = changed.map(({ direction }) => partyOn(passengers, direction));
  const isOneParty = others.every((other) => isDeepStrictEqual(other, party));
  if (!ownSchedule || !party || isLost || !isOneParty) return { found: [], isCurrent: async () => false };
  const asked = { snapshot, changed, current: current.directions, gone: current.gone, party, now };
  return callSupplier(() => ownSchedule.alternatives(asked));
}

/** The flight behind the last one that has left; the first of all where none has. */
function firstAhead(current: CurrentJourney, direction: number, nowUtc: number): number {
  const flights = current.directions[direction]?.segments ?? [];
  return flights.findLastIndex(({ departure }, segment) => departure.utc <= nowUtc && !isGone(current, direction, segment)) + 1;
}
