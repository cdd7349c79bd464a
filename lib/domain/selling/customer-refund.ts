/** What came back of a passenger's tickets, or of some of their directions, minor units. */
export interface ReturnedPart {
  /** What it had cost, and what of it has come back to the deposit. */
  paidMinor: number;
  refundMinor: number;
}

/** The passenger, or the booking, that it is a part of. */
export interface SoldWhole {
  costMinor: number;
  sellingMinor: number;
  /** What the agency keeps when all of it is given back. */
  keptMinor: number;
}

/**
 * What the customer gets back: the selling price of what was given back, less what the airline and the service have kept, less what the agency
 * keeps. Where nothing has come back to the deposit, the customer gets nothing either: the difference would say what the tickets had cost.
 * @returns from 0 to the selling price of the part
 */
export function customerRefund({ paidMinor, refundMinor }: ReturnedPart, { costMinor, sellingMinor, keptMinor }: SoldWhole): number {
  if (refundMinor <= 0) return 0;
  const share = (minor: number) => (paidMinor >= costMinor ? minor : Math.floor(minor * (paidMinor / costMinor)));
  const soldMinor = share(sellingMinor);
  return Math.min(soldMinor, Math.max(0, soldMinor - (paidMinor - refundMinor) - share(keptMinor)));
}
