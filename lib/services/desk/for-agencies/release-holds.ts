import type { HoldItem, HoldsReleased } from "@/lib/contracts/operator/departures/departure-holds";
import { db } from "@/lib/db";
import { departureName, legKeyOfDeparture } from "@/lib/domain/departures/departure-id";
import { AppError } from "@/lib/domain/errors";
import { sum } from "@/lib/domain/money";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { listHolds } from "@/lib/services/views/departures/list-holds";
import { actForAgency } from "./act-for-agency";

interface ReleaseHolds {
  /** As addresses name the departure. */
  id: string;
  /** Ids; what is no unpaid booking of the departure (any more) is left alone. */
  bookings: readonly string[];
  reason: string;
  by: Doer;
  now: Date;
}

/**
 * Cancels unpaid bookings of a departure for their agencies, each in a transaction of its own, as an agency cancels one: each agency is told with its
 * booking, and reads why. Who pays at the same moment keeps the booking.
 * @throws AppError departure_not_found
 */
export async function releaseHolds({ id, bookings, reason, by, now }: ReleaseHolds): Promise<HoldsReleased> {
  const legKey = legKeyOfDeparture(id);
  if (!legKey) throw new AppError("departure_not_found");
  const asked = new Set(bookings);
  const held = (await listHolds(id)).filter((hold) => asked.has(hold.booking_id));
  const released: HoldItem[] = [];
  for (const hold of held) if (await release(hold, { reason, by, now })) released.push(hold);
  const seats = sum(released.map((hold) => hold.seats));
  const detail = { source: departureName(legKey), bookings: released.length, seats, reason };
  if (released.length > 0) await recordAudit(db(), { action: "holds_released", by, now, detail });
  return { released: released.length, seats, left: held.filter((hold) => !released.includes(hold)).map((hold) => hold.booking_number) };
}

/** @returns false where it is not held any more */
async function release(
  { booking_id: bookingId }: HoldItem,
  { reason, by, now }: Pick<ReleaseHolds, "reason" | "by" | "now">,
): Promise<boolean> {
  try {
    await actForAgency({ bookingId, asked: { kind: "cancel_unpaid", reason }, by, now });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
