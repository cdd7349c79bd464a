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

/** Rounds a price to the nearest step, or to the next one above where the nearest would be below cost. */
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
 * A price that an agent has set for a whole booking, shared among its passengers in proportion to what they cost, so that who costs the same pays the
 * same. The shares add up to the price exactly; no passenger is below cost unless the booking is.
 * @param stepMinor shares are multiples of it, but for who stays at cost and for who costs most, who gets what is left over
 * @throws RangeError where the price is below nothing
 */
export function sharePrice(totalMinor: number, costs: readonly number[], stepMinor = MINOR_PER_MAJOR): number[] {
  if (totalMinor < 0) throw new RangeError(`a price of ${totalMinor} leaves nothing for some passengers`);
  assertMinor(totalMinor);
  const cost = sum(costs);
  const weights = cost === 0 ? costs.map(() => 1) : costs;
  const whole = BigInt(sum(weights)) * BigInt(stepMinor);
  const shares = weights.map((weight, index) => {
    const share = Number((BigInt(totalMinor) * BigInt(weight)) / whole) * stepMinor;
    return totalMinor < cost ? share : Math.max(costs[index] ?? 0, share);
  });
  const dearest = costs.indexOf(Math.max(...costs));
  const left = totalMinor - sum(shares);
  return shares.map((share, index) => (index === dearest ? share + left : share));
}

/** A price for a whole booking, shared among its passengers, and what the agency keeps of each share. @param costs of the passengers, minor units */
export function sellAtPrice(
  policy: SellingPolicy | null,
  { totalMinor, currency, costs }: { totalMinor: number; currency: Currency; costs: readonly number[] },
): PassengerSelling[] {
  const isSame = policy?.currency === currency;
  const step = (isSame ? policy?.rounding : null)?.toMinor;
  return sharePrice(totalMinor, costs, step).map((sellingMinor) => ({
    sellingMinor,
    keptMinor: policy ? keptOf(policy, sellingMinor, isSame) : 0,
  }));
}
