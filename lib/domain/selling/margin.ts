import { MINOR_PER_MAJOR } from "../money";

/** What something was sold for and what it has cost the agency, major units of one currency. */
interface Sold {
  cost: number;
  selling: number;
  /** What of it came back to the deposit, and what of the price is the customer's again. */
  refund?: number;
  customerRefund?: number;
}

/**
 * What stays with the agency, without the crumbs of binary fractions: below zero where the customer gets back more than was kept of the price.
 * Major units.
 */
export function marginOf({ cost, selling, refund = 0, customerRefund = 0 }: Sold): number {
  return Math.round((selling - cost - (customerRefund - refund)) * MINOR_PER_MAJOR) / MINOR_PER_MAJOR;
}

/** The margin's share of the cost; null where it has cost nothing. */
export function marginShare(sold: Sold): number | null {
  return sold.cost > 0 ? marginOf(sold) / sold.cost : null;
}
