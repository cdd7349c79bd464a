import type { FareConditions, Penalty } from "../offer";

/** Whether tickets can be given back or changed before departure: free of charge, for a fee, or not at all. */
export const FREEDOMS = ["free", "fee", "no"] as const;
export type Freedom = (typeof FREEDOMS)[number];

/** The strictest of all fares: a journey is as free as its least free flight. Without fares it is not known to be free. */
export function fareFreedom(fares: readonly FareConditions[], of: "refundBefore" | "changeBefore"): Freedom {
  if (fares.length === 0) return "no";
  const each = fares.map((fare) => freedomOf(fare[of]));
  return each.includes("no") ? "no" : each.includes("fee") ? "fee" : "free";
}

function freedomOf(penalty: Penalty): Freedom {
  if (!penalty.permitted) return "no";
  return penalty.feeMinor === 0 ? "free" : "fee";
}
