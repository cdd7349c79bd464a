import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { MINOR_PER_MAJOR } from "@/lib/domain/money";
import { type Amounts, addAmounts } from "@/lib/domain/pricing/price-lines";
import type { Settlement } from "@/lib/domain/refund/settlement";
import { autoCancelBooking } from "@/lib/services/aftersale/refunds/auto-cancel-booking";
import { rejectRefundRequest, settleRefundRequest } from "@/lib/services/aftersale/refunds/decide-refund-request";
import { paidOfPart } from "@/lib/services/aftersale/refunds/parts/asked-part";
import { findOpenRequest } from "@/lib/services/aftersale/refunds/refund-request-record";
import { findRefundable, paidAtPresent, returnedOf } from "@/lib/services/aftersale/refunds/refundable-booking";
import { requestManualRefund } from "@/lib/services/aftersale/refunds/request-manual-refund";
import { voidBooking } from "@/lib/services/aftersale/refunds/void-booking";
import { findBookingRow } from "@/lib/services/booking/record/booking-record";
import type { Played } from "./played";

/** What the sandbox's back office writes. */
const NOTES = {
  rejected: "The sandbox rejects this request.",
  full: "The sandbox gives everything back.",
  partial: "The sandbox counts the first flight as flown and gives half of the fare back.",
};

/** Rejects the booking's request for a refund; where there is none, one is made first. */
export async function rejectRefund(played: Played): Promise<void> {
  const { refundRequestId } = await openRequest(played);
  await rejectRefundRequest({ ...played, refundRequestId, note: NOTES.rejected });
}

/** Gives back everything: by the back office where there are tickets, by the airline's cancellation, or by a void before tickets. */
export async function refundFully(played: Played): Promise<void> {
  const { status } = await findBookingRow(played);
  if (status === "refundauthorized") await autoCancelBooking(played);
  else if (status === "paid") await voidBooking(played);
  else await settle(played, ({ fare, tax, fee, bag }) => ({ fareMinor: fare + bag, taxesMinor: tax, feeMinor: fee }), NOTES.full);
}

/** Half of the fare goes back, the first flight counts as flown. */
export async function refundPartly(played: Played): Promise<void> {
  await settle(
    played,
    ({ fare }) => ({ fareMinor: halfOf(fare), taxesMinor: 0, feeMinor: 0 }),
    NOTES.partial,
    () => reportFlown(played),
  );
}

async function settle(
  played: Played,
  backOf: (paid: Amounts) => Settlement,
  note: string,
  prepare: () => Promise<void> = async () => {},
): Promise<void> {
  const { refundRequestId, paid } = await openRequest(played);
  await prepare();
  await settleRefundRequest({ ...played, refundRequestId, ...backOf(paid), note });
}

/** The key belongs to what is decided of it. @throws AppError refund_unavailable where none is open and none can be */
async function openRequest({ key: _, ...played }: Played): Promise<{ refundRequestId: string; paid: Amounts }> {
  const { status } = await findBookingRow(played);
  if (status !== "refund_request_sent") await requestManualRefund(played);
  const request = await db().refundRequest.findFirstOrThrow({
    where: { bookingId: played.bookingId, state: "open" },
    select: { id: true },
  });
  const booking = await findOpenRequest(request.id);
  return { refundRequestId: request.id, paid: addAmounts(booking.part ? paidOfPart(booking.part) : paidAtPresent(booking)) };
}

/** The carrier reports every passenger of the first flight as flown; what was given back is flown by nobody. */
async function reportFlown({ bookingId, now, partnerId }: Played): Promise<void> {
  const { snapshot, passengers } = await findRefundable({ partnerId, bookingId });
  const { ticketGroups, directions } = parseSnapshot(snapshot);
  const fliersOf = (direction: number) =>
    passengers.filter((each) => returnedOf(each).every((returned) => returned.direction !== direction));
  const first = directions.findIndex((_, direction) => fliersOf(direction).length > 0);
  const ticketGroup = ticketGroups.findIndex(({ segments }) =>
    segments.some(([direction, segment]) => direction === first && segment === 0),
  );
  const passengerId = { in: fliersOf(first).map(({ id }) => id) };
  const tickets = await db().ticket.findMany({ where: { bookingId, ticketGroup, passengerId }, select: { id: true } });
  await db().ticketCoupon.createMany({
    data: tickets.map(({ id }) => ({ ticketId: id, direction: first, segment: 0, status: "flown" as const, reportedAt: now })),
    skipDuplicates: true,
  });
}

/** Half of an amount, in whole major units. */
function halfOf(minor: number): number {
  return Math.floor(minor / 2 / MINOR_PER_MAJOR) * MINOR_PER_MAJOR;
}
