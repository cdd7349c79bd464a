import { db } from "@/lib/db";

const select = {
  id: true,
  version: true,
  status: true,
  expiresAt: true,
  openChangeId: true,
  seats: true,
  refundRequests: { where: { state: "open" }, select: { id: true } },
} as const;

/** What of a booking decides about changes that nobody has asked for; null where there is none. */
export function findChangedBooking(id: string) {
  return db().booking.findUnique({ where: { id }, select });
}
