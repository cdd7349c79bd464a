import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
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
