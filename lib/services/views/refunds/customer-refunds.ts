import { type Currency, sum } from "@/lib/domain/money";
import { type RefundDetail, type RefundKind, refundDetail } from "@/lib/domain/refund/refund-detail";
import { customerRefund, type SoldWhole } from "@/lib/domain/selling/customer-refund";
import { Prisma } from "@/lib/generated/prisma/client";
import { findRefunds, givenBackMinor, type RefundRow } from "@/lib/services/aftersale/refunds/refund-rows";
import { isOwnPrice, type SoldPassenger, sellingOf } from "@/lib/services/terms/selling/selling-of";

interface SoldBooking {
  currency: Currency;
  /** All of the booking. */
  passengers: readonly Sold[];
}

interface Sold extends SoldPassenger {
  id: string;
  sellingKeptMinor: bigint | null;
}

/** Refunds that the customer has asked for. Of all others nothing is kept: the agency's mistake, tickets that failed, flights that the airline moved. */
const KEPT_OF: readonly RefundKind[] = ["by_rules", "manual"];
const MOST = 200;

/**
 * What a customer gets back of all that was given back of a booking, minor units.
 * @returns null where nothing was, or where the customer pays what it costs
 */
export async function customerRefunds(booking: SoldBooking & { id: string }): Promise<number | null> {
  if (!isOwnPrice(booking.passengers)) return null;
  const rows = await findRefunds(Prisma.sql`r.booking_id = ${booking.id}::uuid`, MOST);
  const completed = rows.filter(({ requestState }) => requestState === null || requestState === "settled");
  return completed.length === 0 ? null : sum(completed.map((row) => customerPart(row, booking)));
}

/** What a customer gets back of one refund that was completed, minor units: what came back to the deposit, where the price is the cost. */
export function customerPart(row: RefundRow, booking: SoldBooking): number {
  const refundMinor = givenBackMinor(row);
  if (!isOwnPrice(booking.passengers)) return refundMinor;
  const detail = row.detail === null ? null : refundDetail.parse(row.detail);
  if (detail && detail.passengers.length > 0) return customerShares(detail, row.kind, booking);
  const back = { paidMinor: Number(row.paidMinor), usedMinor: detail?.usedMinor ?? 0, refundMinor };
  return customerRefund(back, wholeOf(booking, KEPT_OF.includes(row.kind)));
}

/** The same of a refund that is counted per passenger. */
export function customerShares(detail: RefundDetail, kind: RefundKind, { currency, passengers }: SoldBooking): number {
  const parts = detail.passengers.flatMap((part) => {
    const passenger = passengers.find(({ id }) => id === part.passengerId);
    return passenger ? [customerRefund(part, wholeOf({ currency, passengers: [passenger] }, KEPT_OF.includes(kind)))] : [];
  });
  return sum(parts);
}

function wholeOf({ currency, passengers }: SoldBooking, keeps: boolean): SoldWhole {
  return {
    currency,
    costMinor: sum(passengers.map(({ priceMinor }) => Number(priceMinor))),
    sellingMinor: sum(passengers.map(sellingOf)),
    keptMinor: keeps ? sum(passengers.map(({ sellingKeptMinor }) => Number(sellingKeptMinor ?? 0n))) : 0,
  };
}
