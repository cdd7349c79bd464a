import { sum } from "../money";
import type { FareConditions, Penalty } from "../offer";
import type { AgeGroup } from "../passengers/passengers";

/**
 * What changing all flights of a journey costs a party before departure: every fare's penalty for everybody, a fare difference not counted.
 * An infant on a lap pays no penalty. One fare that may not be changed forbids it.
 */
export function changeCost(conditions: readonly FareConditions[], ages: readonly AgeGroup[]): Penalty {
  const penalties = conditions.map(({ changeBefore }) => changeBefore);
  const fees = penalties.flatMap((penalty) => (penalty.permitted ? [penalty.feeMinor] : []));
  if (fees.length < penalties.length) return { permitted: false };
  return { permitted: true, feeMinor: sum(fees) * ages.filter((age) => age !== "inf").length };
}
