import { z } from "zod";
import { type Currency, sum } from "../money";
import type { BookingRefund, Refund } from "./count-refund";
import { type PriceParts, totalOfParts } from "./parts";
import { prorateWhole } from "./prorate";

/** Why money of a booking goes back: the column refund.kind. `manual` is what people of the back office decide. */
export const REFUND_KINDS = ["void", "by_rules", "schedule_change", "carrier_cancelled", "ticketing_failed", "manual"] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

/** What becomes of a refund. Only one of kind `manual` is ever anything but completed. */
export const REFUND_STATES = ["requested", "completed", "rejected"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const minor = z.int();
const parts = z.object({ fareMinor: minor, taxesMinor: minor, feeMinor: minor, bagsMinor: minor });
const fare = z.object({
  /** Flights that the fare prices: indices into the booking's flights, from 0, both ends included. */
  direction: z.int(),
  fromSegment: z.int(),
  toSegment: z.int(),
  brand: z.string(),
  paidMinor: minor,
  usedMinor: minor,
  penaltyMinor: minor,
  refundMinor: minor,
});
/** `usedMinor` is what of the price was paid for what is flown. */
const passenger = parts.extend({ usedMinor: minor, passengerId: z.string(), paidMinor: minor, refundMinor: minor, fares: z.array(fare) });

/** What of a booking goes back, minor units. What people decide of a whole booking is not counted per passenger. */
const refundDetail = parts.extend({ usedMinor: minor, passengers: z.array(passenger) });
export type RefundDetail = z.infer<typeof refundDetail>;

/** The same with what the customer gets back of each passenger: the column refund.detail. */
export const keptDetail = refundDetail.extend({ passengers: z.array(passenger.extend({ customerMinor: minor })) });
export type KeptDetail = z.infer<typeof keptDetail>;

/** @param passengerIds in the snapshot's order */
export function detailOf(back: BookingRefund, passengerIds: readonly string[]): RefundDetail {
  const passengers = back.passengers.flatMap((refund, index) => {
    const passengerId = passengerIds[index];
    return passengerId === undefined ? [] : [{ passengerId, paidMinor: refund.refundMinor + refund.penaltyMinor, ...shareOf(refund) }];
  });
  return { ...onlyParts(back), usedMinor: back.usedMinor, passengers };
}

/** Of amounts that were decided for the booking as a whole. @param usedMinor what of it was paid for what is flown */
export function detailOfWhole(back: PriceParts, usedMinor: number): RefundDetail {
  return { ...onlyParts(back), usedMinor, passengers: [] };
}

/** One of those for whom people decide, with what was paid for what is asked back. */
interface Decided {
  passengerId: string;
  paid: PriceParts;
  /** What of it was paid for what is flown. */
  usedMinor: number;
}

/**
 * Of amounts that were decided for some passengers together: each has the share of them that he has of what was paid, in whole soums where prices are
 * whole. Nothing is for those who have flown everything, unless all have.
 */
export function detailOfDecided(back: PriceParts, people: readonly Decided[], currency: Currency): RefundDetail {
  const isUsedUp = ({ paid, usedMinor }: Decided) => usedMinor >= totalOfParts(paid);
  const areAll = people.every(isUsedUp);
  const split = (minor: number, weightOf: (parts: PriceParts) => number) =>
    prorateWhole(
      minor,
      people.map((each) => (areAll || !isUsedUp(each) ? weightOf(each.paid) : 0)),
      currency,
    );
  const fares = split(back.fareMinor, ({ fareMinor, bagsMinor }) => fareMinor + bagsMinor);
  const taxes = split(back.taxesMinor, ({ taxesMinor }) => taxesMinor);
  const fees = split(back.feeMinor, ({ feeMinor }) => feeMinor);
  const passengers = people.map(({ passengerId, paid, usedMinor: used }, index) => {
    const share = { fareMinor: fares[index] ?? 0, taxesMinor: taxes[index] ?? 0, feeMinor: fees[index] ?? 0, bagsMinor: 0 };
    return { passengerId, paidMinor: totalOfParts(paid), usedMinor: used, ...share, refundMinor: totalOfParts(share), fares: [] };
  });
  return { ...onlyParts(back), usedMinor: sum(people.map((each) => each.usedMinor)), passengers };
}

function shareOf(refund: Refund) {
  return { ...onlyParts(refund), usedMinor: refund.usedMinor, refundMinor: refund.refundMinor, fares: refund.fares };
}

function onlyParts({ fareMinor, taxesMinor, feeMinor, bagsMinor }: PriceParts): PriceParts {
  return { fareMinor, taxesMinor, feeMinor, bagsMinor };
}
