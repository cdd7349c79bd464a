import type { Currency } from "../money";
import type { AgeGroup } from "../passengers/passengers";
import type { SoldJourney } from "./choose-rule";
import type { SellingPolicy } from "./policy";
import { keptOf, type PassengerSelling, sellByRules } from "./selling-price";

/** A passenger who buys an extra after the booking, minor units. */
interface Buyer {
  age: AgeGroup;
  /** What the passenger costs the partner so far, and what the extra costs it. */
  costMinor: number;
  extraMinor: number;
  /** What the customer pays so far; null where the partner made no price of its own. */
  sellingMinor: number | null;
}

/**
 * What a customer pays for an extra that is bought after the booking, and what of it the agency keeps: what the partner's rules add for a price with it
 * over one without, and never less than it costs. A passenger who was sold at cost buys extras at cost.
 */
export function sellExtra(
  policy: SellingPolicy | null,
  { journey, currency }: { journey: SoldJourney; currency: Currency },
  { age, costMinor, extraMinor, sellingMinor }: Buyer,
): PassengerSelling | null {
  if (sellingMinor === null) return null;
  if (!policy) return { sellingMinor: extraMinor, keptMinor: 0 };
  const priced = (minor: number) =>
    sellByRules(policy, { journey, currency, passengers: [{ age, costMinor: minor }] })?.[0]?.sellingMinor ?? minor;
  const addedMinor = Math.max(extraMinor, priced(costMinor + extraMinor) - priced(costMinor));
  const kept = (minor: number) => keptOf(policy, minor, policy.currency === currency);
  return { sellingMinor: addedMinor, keptMinor: Math.max(0, kept(sellingMinor + addedMinor) - kept(sellingMinor)) };
}
