import type { FareRule } from "@/lib/contracts/offers";

type Penalty = FareRule["refund"]["before_departure"];

/** Of the fares of one journey, the condition that binds all of it: forbidden outweighs any fee, a higher fee a lower one. */
export function strictest(penalties: readonly Penalty[]): Penalty | undefined {
  return penalties.find(({ allowed }) => !allowed) ?? penalties.toSorted((left, right) => (right.amount ?? 0) - (left.amount ?? 0))[0];
}
