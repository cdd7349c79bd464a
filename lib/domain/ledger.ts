import type { SnapshotPrice } from "./booking-snapshot";
import { type Currency, sum } from "./money";

/** `deposit` belongs to a partner, the others to the house. */
export type AccountKind = "deposit" | "cash" | "carriers" | "taxes" | "fees";

/**
 * One side of a transaction. What the house owes is positive: a deposit (to its partner), fares (to carriers), taxes
 * (to whom they are due), and fees as the house's own income; cash received is negative. So the entries of every
 * transaction sum to zero, and a deposit's balance is what the partner has left.
 */
export interface Posting {
  /** Null for the house's own accounts. */
  partnerId: string | null;
  kind: AccountKind;
  currency: Currency;
  amountMinor: number;
}

export type TransactionKind = "deposit" | "payment" | "refund" | "adjustment";

/** A booking as it was paid: whose, and what each passenger's price is made of. */
export interface PaidBooking {
  partnerId: string;
  currency: Currency;
  totalMinor: number;
  prices: readonly SnapshotPrice[];
}

/** @throws RangeError where the postings do not sum to zero */
export function assertBalanced(postings: readonly Posting[]): void {
  if (sum(postings.map((posting) => posting.amountMinor)) !== 0) throw new RangeError("the postings do not sum to zero");
}

/**
 * Money that a partner has paid in.
 * @throws RangeError where the amount is not a positive integer of minor units
 */
export function depositPostings(partnerId: string, currency: Currency, amountMinor: number): Posting[] {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) throw new RangeError(`not an amount to pay in: ${amountMinor}`);
  return [
    { partnerId, kind: "deposit", currency, amountMinor },
    { partnerId: null, kind: "cash", currency, amountMinor: -amountMinor },
  ];
}

/**
 * A booking paid from its partner's deposit: fares to carriers, taxes to taxes, the service's fee to fees.
 * @throws RangeError where the prices do not make up the total
 */
export function paymentPostings({ partnerId, currency, totalMinor, prices }: PaidBooking): Posting[] {
  const house = (kind: AccountKind, amounts: number[]): Posting => ({ partnerId: null, kind, currency, amountMinor: sum(amounts) });
  const deposit: Posting = { partnerId, kind: "deposit", currency, amountMinor: -totalMinor };
  const postings = [
    deposit,
    house(
      "carriers",
      prices.map((price) => price.fareMinor),
    ),
    house(
      "taxes",
      prices.flatMap((price) => price.taxes.map((tax) => tax.amountMinor)),
    ),
    house(
      "fees",
      prices.map((price) => price.serviceFeeMinor),
    ),
  ].filter((posting) => posting.amountMinor !== 0);
  assertBalanced(postings);
  return postings;
}

/** The whole payment given back. */
export function refundPostings(booking: PaidBooking): Posting[] {
  return paymentPostings(booking).map((posting) => ({ ...posting, amountMinor: -posting.amountMinor }));
}
