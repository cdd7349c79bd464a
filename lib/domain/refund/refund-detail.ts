import { z } from "zod";
import { type Currency, sum } from "../money";
import { type Amounts, eachKind, totalOf } from "../pricing/price-lines";
import type { BookingRefund, Refund } from "./count-refund";
import { prorateWhole } from "./prorate";

/** Why money of a booking goes back: the column refund.kind. `manual` is what people of the back office decide. */
export const REFUND_KINDS = ["void", "by_rules", "schedule_change", "carrier_cancelled", "ticketing_failed", "manual"] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

/** What becomes of a refund. Only one of kind `manual` is ever anything but completed. */
export const REFUND_STATES = ["requested", "completed", "rejected"] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const minor = z.int();
const amounts = z.object({ fare: minor, tax: minor, fee: minor, bag: minor });
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
const passenger = z.object({
  ...{ passengerId: z.string(), paidMinor: minor, usedMinor: minor, refundMinor: minor },
  amounts,
  fares: z.array(fare),
});

/** What of a booking goes back, minor units. What people decide of a whole booking is not counted per passenger. */
const refundDetail = z.object({ amounts, usedMinor: minor, passengers: z.array(passenger) });
export type RefundDetail = z.infer<typeof refundDetail>;

/** The same with what the customer gets back of each passenger: the column refund.detail. */
export const keptDetail = refundDetail.extend({ passengers: z.array(passenger.extend({ customerMinor: minor })) });
export type KeptDetail = z.infer<typeof keptDetail>;

/** @param passengerIds in the snapshot's order */
export function detailOf(back: BookingRefund, passengerIds: readonly string[]): RefundDetail {
  const passengers = back.passengers.flatMap((refund, index) => {
    const passengerId = passengerIds[index];
    return passengerId === undefined ? [] : [shareOf(passengerId, refund)];
  });
  return { amounts: back.amounts, usedMinor: back.usedMinor, passengers };
}

function shareOf(
  passengerId: string,
  { amounts, refundMinor, penaltyMinor, usedMinor, fares }: Refund,
): RefundDetail["passengers"][number] {
  return { passengerId, paidMinor: refundMinor + penaltyMinor, usedMinor, refundMinor, amounts, fares };
}

/** Details of amounts that were decided for the booking as a whole. @param usedMinor what was paid for the flown part */
export function detailOfWhole(back: Amounts, usedMinor: number): RefundDetail {
  return { amounts: back, usedMinor, passengers: [] };
}

/** One of those for whom people decide, with what was paid for what is asked back. */
interface Decided {
  passengerId: string;
  paid: Amounts;
  /** What of it was paid for what is flown. */
  usedMinor: number;
}

/**
 * Of amounts that were decided for some passengers together: each has the share of them that he has of what was paid, in whole soums where prices are
 * whole. Nothing is for those who have flown everything, unless all have. Bags are decided with the fare.
 */
export function detailOfDecided(back: Amounts, people: readonly Decided[], currency: Currency): RefundDetail {
  const isUsedUp = ({ paid, usedMinor }: Decided) => usedMinor >= totalOf(paid);
  const areAll = people.every(isUsedUp);
  const split = (minor: number, weightOf: (paid: Amounts) => number) =>
    prorateWhole(
      minor,
      people.map((each) => (areAll || !isUsedUp(each) ? weightOf(each.paid) : 0)),
      currency,
    );
  const shares = {
    fare: split(back.fare, ({ fare, bag }) => fare + bag),
    tax: split(back.tax, ({ tax }) => tax),
    fee: split(back.fee, ({ fee }) => fee),
    bag: people.map(() => 0),
  };
  const passengers = people.map(({ passengerId, paid, usedMinor }, index) => {
    const share = eachKind((kind) => shares[kind][index] ?? 0);
    return { passengerId, paidMinor: totalOf(paid), usedMinor, refundMinor: totalOf(share), amounts: share, fares: [] };
  });
  return { amounts: back, usedMinor: sum(people.map((each) => each.usedMinor)), passengers };
}
