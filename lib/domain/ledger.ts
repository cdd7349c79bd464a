import { type Currency, sum } from "./money";
import { type Amounts, eachKind, LINE_KINDS, totalOf } from "./pricing/price-lines";

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

/** The account that is paid for each kind of line. */
const ACCOUNT_OF = { fare: "carriers", tax: "taxes", fee: "fees", bag: "carriers" } as const satisfies Record<keyof Amounts, AccountKind>;

/** What a booking or its extras cost, paid from its partner's deposit. */
export function paymentPostings(parties: Parties, paid: Amounts): Posting[] {
  return postingsOf(parties, paid);
}

/** What goes back to the deposit, each amount from where the payment has put it. What is kept stays there. */
export function refundPostings(parties: Parties, back: Amounts): Posting[] {
  return postingsOf(
    parties,
    eachKind((kind) => -back[kind]),
  );
}

/** Postings without those of nothing. */
function postingsOf({ partnerId, houseId, currency }: Parties, amounts: Amounts): Posting[] {
  const house = (["carriers", "taxes", "fees"] as const).map((account): Posting => {
    const amountMinor = sum(LINE_KINDS.filter((kind) => ACCOUNT_OF[kind] === account).map((kind) => amounts[kind]));
    return { partnerId: houseId, kind: account, currency, amountMinor };
  });
  const postings: Posting[] = [{ partnerId, kind: "deposit", currency, amountMinor: -totalOf(amounts) }, ...house];
  return postings.filter((posting) => posting.amountMinor !== 0);
}
