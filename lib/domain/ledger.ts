import type { Currency } from "./money";
import { type PriceParts, totalOfParts } from "./refund/parts";

/** `deposit` belongs to a partner, the others to the house (those of test money to the test twin). */
export const ACCOUNT_KINDS = ["deposit", "cash", "carriers", "taxes", "fees"] as const;
type AccountKind = (typeof ACCOUNT_KINDS)[number];

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

export const TRANSACTION_KINDS = ["deposit", "payment", "refund", "adjustment"] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** Between whom money moves. */
export interface Parties {
  partnerId: string;
  /** Whose the other side's accounts are: null, the house, or for test money the test twin itself. */
  houseId: string | null;
  currency: Currency;
}

/**
 * Money that a partner has paid in.
 * @param houseId as in Parties
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
 * Money put on a partner's deposit, or taken off it, by hand.
 * @param houseId as in Parties
 * @throws RangeError where the amount is not an integer of minor units other than zero
 */
export function adjustmentPostings(partnerId: string, houseId: string | null, currency: Currency, amountMinor: number): Posting[] {
  if (!Number.isSafeInteger(amountMinor) || amountMinor === 0) throw new RangeError(`not an amount to adjust by: ${amountMinor}`);
  return [
    { partnerId, kind: "deposit", currency, amountMinor },
    { partnerId: houseId, kind: "cash", currency, amountMinor: -amountMinor },
  ];
}

/** What a booking or its extras cost, paid from its partner's deposit: fares and bags to carriers, taxes to taxes, the service's fee to fees. */
export function paymentPostings(parties: Parties, paid: PriceParts): Posting[] {
  return postingsOf(parties, paid, -totalOfParts(paid));
}

/** What goes back to the deposit, each part from where the payment has put it. What is kept stays there. */
export function refundPostings(parties: Parties, back: PriceParts): Posting[] {
  const { fareMinor, taxesMinor, feeMinor, bagsMinor } = back;
  const taken = { fareMinor: -fareMinor, taxesMinor: -taxesMinor, feeMinor: -feeMinor, bagsMinor: -bagsMinor };
  return postingsOf(parties, taken, totalOfParts(back));
}

/** Postings without those of nothing. @param depositMinor what the deposit gets; negative where it pays */
function postingsOf({ partnerId, houseId, currency }: Parties, parts: PriceParts, depositMinor: number): Posting[] {
  const house = (kind: AccountKind, amountMinor: number): Posting => ({ partnerId: houseId, kind, currency, amountMinor });
  const postings: Posting[] = [
    { partnerId, kind: "deposit", currency, amountMinor: depositMinor },
    house("carriers", parts.fareMinor + parts.bagsMinor),
    house("taxes", parts.taxesMinor),
    house("fees", parts.feeMinor),
  ];
  return postings.filter((posting) => posting.amountMinor !== 0);
}
