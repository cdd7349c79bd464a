import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import { paymentPostings, refundPostings } from "@/lib/domain/ledger";
import { refundOfAll } from "@/lib/domain/refund/count-refund";
import type { PriceParts } from "@/lib/domain/refund/parts";
import { houseIdOf } from "../access/partner-mode";
import { type LedgerPosting, ledgerPosting } from "../money/post-ledger";

/** What of a booking's row its money is counted from. */
interface SoldBooking {
  id: string;
  partnerId: string;
  partner: { testOf: string | null };
  bookingNumber: string;
  totalMinor: bigint;
  snapshot: unknown;
}

function sold(booking: SoldBooking) {
  const { currency, prices } = parseSnapshot(booking.snapshot);
  return {
    partnerId: booking.partnerId,
    houseId: houseIdOf(booking.partnerId, booking.partner),
    currency,
    totalMinor: Number(booking.totalMinor),
    prices,
  };
}

/** The booking's price, taken from its partner's deposit. */
export function paymentOf(booking: SoldBooking): LedgerPosting {
  const entries = paymentPostings(sold(booking));
  return ledgerPosting({ bookingId: booking.id, kind: "payment", memo: `Payment of ${booking.bookingNumber}`, entries });
}

/** A part of it given back to the deposit. */
export function refundOf(booking: SoldBooking, back: PriceParts): LedgerPosting {
  const entries = refundPostings(sold(booking), back);
  return ledgerPosting({ bookingId: booking.id, kind: "refund", memo: `Refund of ${booking.bookingNumber}`, entries });
}

/** The whole of it given back. */
export function fullRefundOf(booking: SoldBooking): LedgerPosting {
  return refundOf(booking, refundOfAll(parseSnapshot(booking.snapshot)));
}
