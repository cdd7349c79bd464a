import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { db } from "@/lib/db";
import { toMajor } from "@/lib/domain/money";
import { keptDetail } from "@/lib/domain/refund/refund-detail";
import { Prisma } from "@/lib/generated/prisma/client";
import { findRefunds, givenBackMinor, hasGivenBack, momentOf, type RefundRow } from "@/lib/services/aftersale/refunds/refund-rows";

const MOST = 200;

/** What came back to the deposit of a booking, oldest first, and of whom and which directions. */
export async function readGivenBack(bookingId: string): Promise<PortalBooking["refunds"]> {
  const [rows, returned] = await Promise.all([
    findRefunds(Prisma.sql`r.booking_id = ${bookingId}::uuid`, MOST),
    db().returnedDirection.findMany({ where: { bookingId }, orderBy: { direction: "asc" } }),
  ]);
  const completed = rows.filter(hasGivenBack).toSorted((one, other) => momentOf(one).getTime() - momentOf(other).getTime());
  return completed.map((row) => {
    const at = momentOf(row);
    // The directions of a part are written at the moment of its refund.
    const directionsOf = (passengerId: string) =>
      returned
        .filter((each) => each.passengerId === passengerId && each.returnedAt.getTime() === at.getTime())
        .map(({ direction }) => direction);
    const parts = passengersOf(row).map((key) => ({ key, directions: directionsOf(key) }));
    return { at: at.toISOString(), amount: toMajor(givenBackMinor(row)), parts };
  });
}

function passengersOf({ detail }: RefundRow): string[] {
  return detail === null ? [] : keptDetail.parse(detail).passengers.map(({ passengerId }) => passengerId);
}
