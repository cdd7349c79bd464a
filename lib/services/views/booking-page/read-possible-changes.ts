import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { db } from "@/lib/db";
import type { HoldOutlook } from "@/lib/domain/booking/hold-outlook";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { env } from "@/lib/env";
import type { RefundableBooking } from "@/lib/services/aftersale/refunds/refundable-booking";
import { isAllowed } from "@/lib/services/booking/life/check-operation";
import { supplierByCode } from "@/lib/suppliers/registry";

/** What may be put right of whom at this moment, by what `changePassenger` refuses. */
export async function readCorrectable(booking: RefundableBooking, now: Date): Promise<PortalBooking["correctable"]> {
  if (booking.erasedAt || !isAllowed("change_passenger", booking, { now })) return [];
  const snapshot = parseSnapshot(booking.snapshot);
  const supplier = supplierByCode(snapshot.supplier);
  const documents = supplier?.selling.documents(snapshot.directions) ?? {};
  const mayRename = isAllowed("correct_name", booking, { now }) && (supplier?.ordering.correctableLetters(snapshot) ?? 0) > 0;
  const passengers = await db().bookingPassenger.findMany({
    where: { bookingId: booking.id, returnedAt: null },
    orderBy: { position: "asc" },
    select: { id: true, age: true, nameCorrectedAt: true },
  });
  return passengers.map(({ id, age, nameCorrectedAt }) => ({
    ...{ key: id, name: mayRename && nameCorrectedAt === null },
    documents: documents[age] ?? [],
  }));
}

/** Whether it may be held longer, by what `extendHold` refuses; null where the booking does not stand so that it could be asked. */
export function holdOutlookOf(booking: RefundableBooking, now: Date): HoldOutlook | null {
  if (!isAllowed("extend_hold", booking, { now, extendable: true })) return null;
  const { id: key, supplierOrder: order, createdAt, expiresAt } = booking;
  const snapshot = parseSnapshot(booking.snapshot);
  const times = { createdAt, expiresAt, holdMinutes: env().HOLD_MINUTES, now };
  return supplierByCode(snapshot.supplier)?.ordering.holdOutlook({ key, order, snapshot, ...times }) ?? "never";
}
