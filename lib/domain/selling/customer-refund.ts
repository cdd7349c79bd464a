import { type Currency, priceStep } from "../money";

/** What came back of a passenger's tickets, or of some of their directions, minor units. */
export interface ReturnedPart {
  /** What it had cost, what of that was paid for what is flown, and what has come back to the deposit. */
  paidMinor: number;
  usedMinor: number;
  refundMinor: number;
}

/** The passenger, or the booking, that it is a part of. */
export interface SoldWhole {
  currency: Currency;
  costMinor: number;
  sellingMinor: number;
  /** What the agency keeps when all of it is given back. */
  keptMinor: number;
}

/**
 * What the customer gets back: the selling price of what was given back, less what the airline and the service have kept, less what the agency
 * keeps. What is flown is paid for at the selling price too: it counts as given back only as far as more came back than the rest had cost. Where nothing has come back to the deposit, the customer gets nothing either: the difference would say what the tickets had cost.
 * Nobody is paid in tiyins: what is not the whole price back is rounded down to what prices are made of.
 * @returns from 0 to the selling price of the part
 */
export function customerRefund({ paidMinor, usedMinor, refundMinor }: ReturnedPart, whole: SoldWhole): number {
  if (refundMinor <= 0) return 0;
  const givenMinor = Math.max(paidMinor - usedMinor, refundMinor);
  const share = (minor: number) =>
    givenMinor >= whole.costMinor ? minor : Number((BigInt(minor) * BigInt(givenMinor)) / BigInt(whole.costMinor));
  const soldMinor = share(whole.sellingMinor);
  const backMinor = Math.min(soldMinor, Math.max(0, soldMinor - (givenMinor - refundMinor) - share(whole.keptMinor)));
  return backMinor === whole.sellingMinor ? backMinor : backMinor - (backMinor % priceStep(whole.currency));
}
