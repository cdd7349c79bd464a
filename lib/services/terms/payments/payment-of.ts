import type { Change, LedgerPosting } from "@/lib/domain/booking/changes/change";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";
import type { PaymentMethodName, PaymentPurpose } from "@/lib/domain/payments";
import { type Amounts, addAmounts, amountsOf, totalOf } from "@/lib/domain/pricing/price-lines";
import type { PaymentOrder } from "@/lib/payments/port";
import { paymentMethods } from "@/lib/payments/registry";
import { houseIdOf } from "../ledger/post-ledger";

/** The one way to pay that there is today: with a second one, the payer chooses, and a refund goes back as its booking was paid. */
const METHOD: PaymentMethodName = "deposit";

/** What of a booking its payments and refunds are made from. */
interface PaidBooking {
  id: string;
  partnerId: string;
  partner: { testOf: string | null };
  bookingNumber: string;
  snapshot: unknown;
}

interface WholeBooking extends PaidBooking {
  totalMinor: bigint;
  /** What its customer pays, where that is another sum. */
  sellingMinor: bigint | null;
}

/** What a payment writes with the change of its booking. */
type Paid = Required<Pick<Change, "payment" | "ledger">>;

/** As the ledger tells them to the partner. */
const MEMOS: Readonly<Record<PaymentPurpose, string>> = { booking: "Payment of", extras: "Extra bags of" };

/** The booking's price is paid. @param id of the payment, the same whenever it is decided anew @throws RangeError where the passengers' prices do not make it up */
export async function paymentOf(booking: WholeBooking, id: string): Promise<Paid> {
  const amounts = addAmounts(parseSnapshot(booking.snapshot).prices.map(amountsOf));
  const totalMinor = Number(booking.totalMinor);
  if (totalOf(amounts) !== totalMinor) throw new RangeError(`the prices of booking ${booking.id} do not make up its total`);
  return paid(booking, { id, purpose: "booking", amounts, customerMinor: Number(booking.sellingMinor ?? totalMinor) });
}

/** Extras of a paid booking are paid. */
export function extrasPaymentOf(booking: PaidBooking, sale: Omit<Sale, "purpose">): Promise<Paid> {
  return paid(booking, { ...sale, purpose: "extras" });
}

interface Sale {
  /** Of the payment, the same whenever it is decided anew: whoever is asked outside is asked for one. */
  id: string;
  purpose: PaymentPurpose;
  amounts: Amounts;
  /** What the customer pays for it. */
  customerMinor: number;
}

/** A payment that is settled as soon as it has begun. */
async function paid(booking: PaidBooking, { id, purpose, amounts, customerMinor }: Sale): Promise<Paid> {
  const order = orderOf(booking, id, amounts);
  const reference = await paymentMethods[METHOD].begin(order);
  const entries = await paymentMethods[METHOD].settle(order);
  return {
    payment: { id, purpose, method: METHOD, state: "settled", amountMinor: totalOf(amounts), customerMinor, reference },
    ledger: [{ id, bookingId: booking.id, kind: "payment", memo: `${MEMOS[purpose]} ${booking.bookingNumber}`, entries }],
  };
}

/** A part of what was paid goes back as it came. @param id that of the refund's record */
export async function refundOf(booking: PaidBooking, back: Amounts, id: string): Promise<LedgerPosting> {
  const entries = await paymentMethods[METHOD].refund(orderOf(booking, id, back));
  return { id, bookingId: booking.id, kind: "refund", memo: `Refund of ${booking.bookingNumber}`, entries };
}

function orderOf({ partnerId, partner, snapshot }: PaidBooking, id: string, amounts: Amounts): PaymentOrder {
  return { id, partnerId, houseId: houseIdOf(partnerId, partner), currency: parseSnapshot(snapshot).currency, amounts };
}
