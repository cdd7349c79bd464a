import { MINOR_PER_MAJOR } from "../money";

/** What something was sold for and what it has cost the agency, major units of one currency. */
interface Sold {
  cost: number;
  selling: number;
}

/** What stays with the agency, major units, without the crumbs of binary fractions. */
export function marginOf({ cost, selling }: Sold): number {
  return Math.round((selling - cost) * MINOR_PER_MAJOR) / MINOR_PER_MAJOR;
}

/** The margin's share of the cost; null where it has cost nothing. */
export function marginShare(sold: Sold): number | null {
  return sold.cost > 0 ? marginOf(sold) / sold.cost : null;
}
