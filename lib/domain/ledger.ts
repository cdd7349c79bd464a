import type { SnapshotPrice } from "./booking-snapshot";
import { type Currency, sum } from "./money";

/** `deposit` belongs to a partner, the others to the house (those of test money to the test twin). */
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
  /** Whose the other side's accounts are: null, the house, or for test money the test twin itself. */
  houseId: string | null;
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
 * @param houseId as in PaidBooking
 * @throws RangeError where the amount is not a positive integer of minor units
 */
export function depositPostings(partnerId: string, houseId: string | null, currency: Currency, amountMinor: number): Posting[] {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) throw new RangeError(`not an amount to pay in: ${amountMinor}`);
  return [
    { partnerId, kind: "deposit", currency, amountMinor },
    { partnerId: houseId, kind: "cash", currency, amountMinor: -amountMinor },
  ];
}

/**
 * A booking paid from its partner's deposit: fares and bags to carriers, taxes to taxes, the service's fee to fees.
 * @throws RangeError where the prices do not make up the total
 */
export function paymentPostings({ partnerId, houseId, currency, totalMinor, prices }: PaidBooking): Posting[] {
  const house = (kind: AccountKind, amounts: number[]): Posting => ({ partnerId: houseId, kind, currency, amountMinor: sum(amounts) });
  const deposit: Posting = { partnerId, kind: "deposit", currency, amountMinor: -totalMinor };
  const postings = [
    deposit,
    house(
      "carriers",
      prices.flatMap((price) => [price.fareMinor, ...price.bags.map((bag) => bag.amountMinor)]),
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
