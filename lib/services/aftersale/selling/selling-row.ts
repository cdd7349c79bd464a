import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { sum } from "@/lib/domain/money";
import type { MarginBounds } from "@/lib/domain/selling/policy";
import { boundsOf } from "@/lib/domain/selling/selling-price";
import type { Prisma } from "@/lib/generated/prisma/client";

/** What of a booking decides about its selling price. */
export const SELLING_SELECT = {
  id: true,
  status: true,
  currency: true,
  expiresAt: true,
  passengers: {
    orderBy: { position: "asc" },
    select: { id: true, priceMinor: true, sellingMinor: true, sellingKeptMinor: true },
  },
} as const satisfies Prisma.BookingSelect;

export type SellingRow = Prisma.BookingGetPayload<{ select: typeof SELLING_SELECT }>;

const OPEN: readonly BookingStatus[] = ["booked", "awaitpayment"];

/** Until it is paid from the deposit: then the tickets are issued, and the receipts say the price. */
export function isChangeable({ status, expiresAt }: { status: BookingStatus; expiresAt: Date }, now: Date): boolean {
  return OPEN.includes(status) && now < expiresAt;
}

export function allowedFor(booking: Pick<SellingRow, "passengers">, bounds: MarginBounds): ReturnType<typeof boundsOf> {
  return boundsOf(bounds, costOf(booking));
}

/** Minor units. */
export function costOf({ passengers }: Pick<SellingRow, "passengers">): number {
  return sum(passengers.map(({ priceMinor }) => Number(priceMinor)));
}
