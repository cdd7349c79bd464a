import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { utcMinutes } from "@/lib/domain/dates";
import { AGE_GROUPS, type AgeGroup, type Party } from "@/lib/domain/passengers/passengers";
import { type CurrentJourney, isGone } from "@/lib/domain/schedule-change/current-journey";
import { callSupplier } from "@/lib/services/search/call-supplier";
import type { Alternative, Supplier } from "@/lib/suppliers/port";
import { directionsOf } from "./changed-directions";
import { parseCurrent } from "./followed-booking";

interface Changed {
  snapshot: BookingSnapshot;
  passengers: readonly { age: AgeGroup }[];
  change: { directions: unknown; current: unknown };
  supplier: Supplier;
  now: Date;
}

/**
 * Flights that may be had at this moment in place of those that have changed; none where one of the directions has begun: what is flown
 * cannot be exchanged. @throws AppError carrier_unconfirmed
 */
export async function alternativesOf({ snapshot, passengers, change, supplier, now }: Changed): Promise<Alternative[]> {
  const directions = directionsOf(change.directions).map(({ direction }) => direction);
  const current = parseCurrent(change.current);
  if (directions.some((direction) => hasBegun(current, direction, utcMinutes(now)))) return [];
  const asked = { snapshot, directions, current: current.directions, gone: current.gone, party: partyOf(passengers), now };
  return callSupplier(() => supplier.alternatives(asked));
}

function hasBegun(current: CurrentJourney, direction: number, nowUtc: number): boolean {
  const flights = current.directions[direction]?.segments ?? [];
  return flights.some(({ departure }, segment) => departure.utc <= nowUtc && !isGone(current, direction, segment));
}

function partyOf(passengers: readonly { age: AgeGroup }[]): Party {
  const party = { adt: 0, chd: 0, inf: 0, ins: 0 };
  for (const age of AGE_GROUPS) party[age] = passengers.filter((passenger) => passenger.age === age).length;
  return party;
}
