import type { BookingAgent } from "@/lib/contracts/portal/handover";
import type { Role } from "@/lib/contracts/scopes";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { type BookingAddress, keyOf } from "../record/booking-record";
import { agentsOf } from "./agents-of";
import { moveBookings } from "./move-bookings";
import { readAgent } from "./read-agent";
import { requireSeller } from "./sellers-of";

interface HandOver extends BookingAddress {
  /** Id of the person who looks after it from now on. */
  to: string;
  person: { userId: string; role: Role };
  by: Doer;
  now: Date;
}

/**
 * Hands one booking over to a colleague: owners any, agents those that they look after themselves.
 * @throws AppError booking_not_found, for another partner's too; not_permitted; agent_unavailable
 */
export async function handOverBooking({ partnerId, bookingId, to, person, by, now }: HandOver): Promise<BookingAgent> {
  const booking = await db().booking.findFirst({ where: keyOf({ partnerId, bookingId }), select: { id: true } });
  if (!booking) throw new AppError("booking_not_found");
  const from = (await agentsOf([bookingId])).get(bookingId) ?? "";
  if (person.role !== "admin" && from !== `partner:${person.userId}`) throw new AppError("not_permitted");
  await db().$transaction(async (tx) => {
    await requireSeller(tx, { partnerId, userId: to });
    const target = `partner:${to}`;
    const count = await moveBookings(tx, { partnerIds: [partnerId], from, to: target, which: { bookingId }, actor: by.actor, now });
    if (count > 0)
      await recordAudit(tx, { action: "bookings_handed_over", by, partnerId, bookingId, detail: { from, to: target, count }, now });
  });
  return readAgent({ partnerId, bookingId, person });
}
