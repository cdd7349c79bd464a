import { assertMinor, type Currency, priceStep, sum } from "../money";

/**
 * Splits an amount in proportion to weights, by largest remainder: whole minor units that add up to the amount exactly; where remainders
 * are equal, the earlier part gets the unit. Where all weights are zero, the parts are as equal as can be.
 * @param minor integer of minor units, 0 or more
 * @param weights at least one; integers, 0 or more
 * @throws RangeError where there is nothing to split among, or something is not a safe integer
 */
export function prorate(minor: number, weights: readonly number[]): number[] {
  assertMinor(minor);
  if (weights.length === 0) throw new RangeError("nothing to split the amount among");
  const whole = sum(weights);
  if (whole === 0)
    return prorate(
      minor,
      weights.map(() => 1),
    );
  // Fares times fares leave the safe integers.
  const parts = weights.map((weight) => ({ share: BigInt(minor) * BigInt(weight), units: 0n }));
  for (const part of parts) part.units = part.share / BigInt(whole);
  const left = minor - Number(parts.reduce((total, { units }) => total + units, 0n));
  const remainders = parts.map(({ share }, index) => ({ index, rest: share % BigInt(whole) }));
  remainders.sort((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1));
  const raised = new Set(remainders.slice(0, left).map(({ index }) => index));
  return parts.map(({ units }, index) => Number(units) + (raised.has(index) ? 1 : 0));
}

/**
 * The same in what prices of the currency are made of (`priceStep`): parts of a whole price are whole. What of an amount is less than one
 * step goes with the part of the greatest weight, the earlier one where two are equal.
 * @throws RangeError as `prorate`
 */
export function prorateWhole(minor: number, weights: readonly number[], currency: Currency): number[] {
  const step = priceStep(currency);
  const rest = minor % step;
  const greatest = weights.indexOf(Math.max(...weights));
  return prorate((minor - rest) / step, weights).map((steps, index) => steps * step + (index === greatest ? rest : 0));
}
