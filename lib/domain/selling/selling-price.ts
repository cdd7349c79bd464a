import { assertMinor, type Currency, MINOR_PER_MAJOR, sum } from "../money";
import type { AgeGroup } from "../passengers/passengers";
import { chooseRule, type SoldJourney } from "./choose-rule";
import { amountOf, hasOwnPrices, type MarginBounds, partOf, type Rounding, type SellingPolicy } from "./policy";

/** What one passenger costs the agency, minor units. */
export interface PassengerCost {
  age: AgeGroup;
  costMinor: number;
}

/** What one passenger is sold for, minor units. */
export interface PassengerSelling {
  sellingMinor: number;
  /** What the agency keeps of it when the tickets are given back; never more than the price. */
  keptMinor: number;
}

/**
 * What each passenger is sold for by a partner's rules: never below cost.
 * @returns in the order of the passengers; null where the policy makes no prices, and everything is sold for what it costs
 */
export function sellByRules(
  policy: SellingPolicy,
  sale: { journey: SoldJourney; currency: Currency; passengers: readonly PassengerCost[] },
): PassengerSelling[] | null {
  if (!hasOwnPrices(policy)) return null;
  const isSame = policy.currency === sale.currency;
  return sale.passengers.map(({ age, costMinor }) => {
    const added = (["markup", "fee"] as const).map((part) => {
      const rule = chooseRule(policy.rules, part, { journey: sale.journey, age });
      return rule ? (amountOf(rule.value, costMinor, isSame) ?? 0) : 0;
    });
    const margin = sum(added);
    const sellingMinor = margin === 0 ? costMinor : roundPrice(costMinor + margin, isSame ? policy.rounding : null, costMinor);
    return { sellingMinor, keptMinor: keptOf(policy, sellingMinor, isSame) };
  });
}

/** What the agency keeps of a price when the tickets are given back. */
export function keptOf({ keeps }: Pick<SellingPolicy, "keeps">, sellingMinor: number, isSameCurrency: boolean): number {
  return Math.min(amountOf(keeps, sellingMinor, isSameCurrency) ?? 0, sellingMinor);
}

/** Where the nearest price would be below cost, it is the next one above. */
function roundPrice(minor: number, rounding: Rounding | null, leastMinor: number): number {
  if (!rounding) return minor;
  const { toMinor, mode } = rounding;
  const rounded = (mode === "up" ? Math.ceil(minor / toMinor) : Math.round(minor / toMinor)) * toMinor;
  return rounded < leastMinor ? Math.ceil(leastMinor / toMinor) * toMinor : rounded;
}

/** The lowest and the highest price that an agent may set for a booking, minor units; what it costs is always among them where no loss is asked for. */
export function boundsOf({ lowestBp, highestBp }: MarginBounds, costMinor: number): { lowestMinor: number; highestMinor: number } {
  return { lowestMinor: costMinor + partOf(costMinor, lowestBp), highestMinor: costMinor + partOf(costMinor, highestBp) };
}

/**
 * A price that an agent has set for a whole booking, shared among its passengers: each pays what they cost and a part of the margin that is in
 * proportion to it, in whole major units as far as it goes. The shares add up to the price exactly; no passenger is below cost unless the
 * booking is.
 * @throws RangeError where a passenger would pay less than nothing
 */
export function sharePrice(totalMinor: number, costs: readonly number[]): number[] {
  const cost = sum(costs);
  const margin = totalMinor - cost;
  const parts = shareMargin(Math.abs(margin), costs, cost);
  const shares = costs.map((each, index) => each + Math.sign(margin) * (parts[index] ?? 0));
  if (shares.some((share) => share < 0)) throw new RangeError(`a price of ${totalMinor} leaves nothing for some passengers`);
  return shares;
}

/** Who costs most gets what is left over: less than a major unit for each passenger. */
function shareMargin(margin: number, costs: readonly number[], cost: number): number[] {
  assertMinor(margin);
  const weights = cost === 0 ? costs.map(() => 1) : costs;
  const whole = sum(weights);
  const parts = weights.map((weight) => Math.floor((margin * (weight / whole)) / MINOR_PER_MAJOR) * MINOR_PER_MAJOR);
  const dearest = costs.indexOf(Math.max(...costs));
  const left = margin - sum(parts);
  return parts.map((part, index) => (index === dearest ? part + left : part));
}
