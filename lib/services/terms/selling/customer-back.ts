import type { RefundRecord } from "@/lib/domain/booking/changes/change";
import { type Currency, sum } from "@/lib/domain/money";
import { totalOf } from "@/lib/domain/pricing/price-lines";
import type { KeptDetail, RefundDetail, RefundKind } from "@/lib/domain/refund/refund-detail";
import { customerRefund, type SoldWhole } from "@/lib/domain/selling/customer-refund";
import { isOwnPrice, type SoldPassenger, sellingOf } from "./selling-of";

/** What of a booking decides what its customer gets back. */
export interface SoldBooking {
  currency: Currency;
  /** All of the booking, those who were refunded before too. */
  sold: readonly Sold[];
}

interface Sold extends SoldPassenger {
  id: string;
  sellingKeptMinor: bigint | null;
}

/** Columns of a passenger that `Sold` is made of. */
export const SOLD_COLUMNS = { id: true, priceMinor: true, sellingMinor: true, sellingKeptMinor: true } as const;

/** A refund as it was decided, before it is known what the customer gets of it. Minor units. */
interface DecidedRefund {
  id: string;
  kind: RefundKind;
  /** What was paid for that which it is about. */
  paidMinor: number;
  /** What of it comes back to the deposit. */
  detail: RefundDetail;
}

/** Refunds that the customer has asked for. Of all others nothing is kept: the agency's mistake, tickets that failed, flights that the airline moved. */
const KEPT_OF: readonly RefundKind[] = ["by_rules", "manual"];

/** A refund as it is written down: with what the customer gets back, which is what comes back to the deposit where the price is the cost. */
export function recordOf(refund: DecidedRefund, booking: SoldBooking): RefundRecord {
  const refundMinor = totalOf(refund.detail.amounts);
  const detail = { ...refund.detail, passengers: customerShares(refund, booking) };
  return { ...refund, refundMinor, customerMinor: customerMinorOf({ ...refund, refundMinor, detail }, booking), detail };
}

type CountedRefund = Omit<DecidedRefund, "id" | "detail"> & { refundMinor: number; detail: KeptDetail };

function customerMinorOf({ kind, paidMinor, refundMinor, detail: { passengers, usedMinor } }: CountedRefund, booking: SoldBooking): number {
  if (!isOwnPrice(booking.sold)) return refundMinor;
  if (passengers.length > 0) return sum(passengers.map((each) => each.customerMinor));
  return customerRefund({ paidMinor, usedMinor, refundMinor }, wholeOf(booking, kind));
}

/** What the customer gets back of each passenger, where a refund is counted by them. */
export function customerShares(
  { kind, detail }: Pick<DecidedRefund, "kind" | "detail">,
  { currency, sold }: SoldBooking,
): KeptDetail["passengers"] {
  return detail.passengers.map((part) => {
    const passenger = sold.find(({ id }) => id === part.passengerId);
    if (!passenger) throw new RangeError(`passenger ${part.passengerId} is not of this booking`);
    const isOwn = isOwnPrice(sold);
    return { ...part, customerMinor: isOwn ? customerRefund(part, wholeOf({ currency, sold: [passenger] }, kind)) : part.refundMinor };
  });
}

function wholeOf({ currency, sold }: SoldBooking, kind: RefundKind): SoldWhole {
  return {
    currency,
    costMinor: sum(sold.map(({ priceMinor }) => Number(priceMinor))),
    sellingMinor: sum(sold.map(sellingOf)),
    keptMinor: KEPT_OF.includes(kind) ? sum(sold.map(({ sellingKeptMinor }) => Number(sellingKeptMinor ?? 0n))) : 0,
  };
}
