import type { BookingSnapshot } from "@/lib/domain/booking/booking-snapshot";
import { AGE_GROUPS, type AgeGroup, type Party } from "@/lib/domain/passengers/passengers";
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

/** Flights that may be had at this moment in place of those that have changed. @throws AppError carrier_unconfirmed */
export function alternativesOf({ snapshot, passengers, change, supplier, now }: Changed): Promise<Alternative[]> {
  const directions = directionsOf(change.directions).map(({ direction }) => direction);
  const current = parseCurrent(change.current).directions;
  return callSupplier(() => supplier.alternatives({ snapshot, directions, current, party: partyOf(passengers), now }));
}

function partyOf(passengers: readonly { age: AgeGroup }[]): Party {
  const party = { adt: 0, chd: 0, inf: 0, ins: 0 };
  for (const age of AGE_GROUPS) party[age] = passengers.filter((passenger) => passenger.age === age).length;
  return party;
}
