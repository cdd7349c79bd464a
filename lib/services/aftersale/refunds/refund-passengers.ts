import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { checkTransition } from "@/lib/services/booking/life/check-operation";
import type { BookingAddress } from "@/lib/services/booking/record/booking-record";
import { changeBooking } from "@/lib/services/booking/writer/change-booking";
import type { Act } from "@/lib/services/ground/audit/act";
import { autoCancelBooking } from "./auto-cancel-booking";
import { type PartRefund, partRefund, seatsAfter } from "./parts/part-refunds";
import { claimKeys, peopleOf, refuseWithoutAdult } from "./parts/people-in-booking";
import { idsReturnedBefore, isAllThatIsLeft, type RefundedPart, readPart } from "./parts/refunded-part";
import { type FoundRefundable, findRefundable, refundAt, sharesOf } from "./refundable-booking";
import { ReturnedTickets } from "./returned-tickets";

interface RefundPassengers extends BookingAddress, Act {
  /** Ids of those who do not fly; everybody where absent. */
  passengers?: readonly string[] | undefined;
  /** Indexes of the directions that they do not fly, from 0; all that can be refunded where absent. */
  directions?: readonly number[] | undefined;
}

/**
 * Refunds some passengers of a ticketed booking by its fare rules, before the first departure, or single directions of theirs; the others fly. Where
 * nothing would be left, the booking is refunded. After the first departure a refund of passengers is one of all directions that are ahead of them.
 *
 * Rules of single directions:
 * - Each needs a price of its own in what was sold: fares, taxes and bags by direction. Where one fare covers the journey, or the data do not say,
 *   they are refused.
 * - The penalty is that of the direction's own fares, per passenger; the service's fee stays, and counts with the last direction.
 * - What is flown gives nothing back; what is ahead may be given back after the first departure too, by the conditions that hold from then on.
 * - No passenger gives a direction back twice: the database refuses a second row of the same.
 * @returns the booking's status: `ticketed` while something stays
 * @throws AppError booking_not_found, passenger_not_found; validation (`directions`); directions_priced_together; refund_unavailable, also for what
 *   was refunded before and where the rules give nothing back; schedule_changed; passengers_need_adult; carrier_unconfirmed, and then it may
 *   be asked again
 */
export function refundPassengers(request: RefundPassengers): Promise<{ status: BookingStatus }> {
  const { now } = request;
  const refunds = new ReturnedTickets(request);
  return changeBooking<FoundRefundable, { status: BookingStatus }>(
    request,
    () => findRefundable(request),
    async (booking) => {
      const again = await refunds.again(booking);
      if (again) return again;
      const part = readPart(booking, request, { returnedBefore: await idsReturnedBefore(booking), now });
      if (isAllThatIsLeft(part, now)) return { done: await autoCancelBooking(request) };
      return refunds.give(partRefund(await refundOfPart(part, now), now));
    },
  );
}

async function refundOfPart(part: RefundedPart, now: Date): Promise<PartRefund> {
  const { booking } = part;
  const back = refundAt(part.leaving, now, part.given);
  const { action } = checkTransition(part.given ? "refund_directions" : "partial_refund", booking, { now, refund: back });
  const people = await peopleOf(booking);
  refuseWithoutAdult(part, people, now);
  const record = { kind: "by_rules", detail: sharesOf(part.leaving, back) } as const;
  return { part, seats: seatsAfter(part), record, action, keys: claimKeys(people) };
}
