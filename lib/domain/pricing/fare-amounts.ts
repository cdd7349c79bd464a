import type { Mark } from "../markups/markup";
import { type Currency, percentOf } from "../money";
import { AGE_GROUPS, type AgeGroup, type Party } from "../passengers/passengers";
import { type Convert, roundUp } from "./exchange";
import type { Fare } from "./fare";

/** What one passenger of each age group pays, minor units of the currency that is sold in. */
export type AgeAmounts = Readonly<Record<AgeGroup, number>>;

/** The amounts of a fare; asked often, so each fare is converted once. */
export type FareAmounts = (fare: Fare) => AgeAmounts;

/**
 * Converts fares into one currency; children and infants pay the fare's own share of the converted adult amount, rounded up.
 * @param mark the house's markups: children and infants pay the same share of them
 */
export function makeFareAmounts(convert: Convert, currency: Currency, mark: Mark | null = null): FareAmounts {
  const known = new WeakMap<Fare, AgeAmounts>();
  return (fare) => {
    const before = known.get(fare);
    if (before) return before;
    const asked = convert(fare.amountMinor, fare.currency);
    const amounts = amountsOf(fare, mark ? mark(fare, asked) : asked, currency);
    known.set(fare, amounts);
    return amounts;
  };
}

function amountsOf(fare: Fare, adt: number, currency: Currency): AgeAmounts {
  const share = (percent: number) => roundUp(percentOf(adt, percent), currency);
  return { adt, chd: share(fare.childPercent), inf: share(fare.infantPercent), ins: share(fare.infantSeatPercent) };
}

/** What the whole party pays. */
export function partyTotal(amounts: AgeAmounts, party: Party): number {
  return AGE_GROUPS.reduce((total, age) => total + amounts[age] * party[age], 0);
}
