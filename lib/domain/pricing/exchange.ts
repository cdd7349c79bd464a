import { Decimal } from "decimal.js";
import { assertMinor, type Currency, type FiledCurrency, priceStep } from "../money";

/** So much `quote` for one `base`; a decimal as text. */
export interface Rate {
  base: string;
  quote: string;
  rate: string;
}

/** An amount of a currency that is filed in, in the currency that is sold in, both in minor units; rounded up. */
export type Convert = (minor: number, from: FiledCurrency) => number;

/** Rounds up to what prices in the currency are made of (`priceStep`). */
export function roundUp(minor: number, currency: Currency): number {
  const step = priceStep(currency);
  return Math.ceil(minor / step) * step;
}

/**
 * Makes the conversion into one currency: by the rate itself, by its inverse, or through one third currency.
 * Every result is rounded up (`roundUp`), so that a fare is never undersold.
 * @throws RangeError from the conversion, where no rate leads from one currency to the other
 */
export function makeConvert(rates: readonly Rate[], to: Currency): Convert {
  const factors = new Map<FiledCurrency, Factor>();
  return (minor, from) => {
    assertMinor(minor);
    const factor = factors.get(from) ?? factorFor(factorOf(rates, from, to));
    factors.set(from, factor);
    const converted = roundUp(ceilProduct(factor, minor), to);
    assertMinor(converted);
    return converted;
  };
}

/** A factor, exactly and as the nearest double. */
interface Factor {
  exact: Decimal;
  near: number;
  /** Whether the double is the factor itself, and whole. */
  isWhole: boolean;
}

/** Twice as much as a product of two doubles may be off, the rounding of the factor included, for one unit of the product. */
const PRODUCT_ERROR = 2 ** -51;

/**
 * How many minor units of one currency a minor unit of another is, not rounded.
 * @returns null where no rate leads from one to the other
 */
export function exchangeFactor(rates: readonly Rate[], from: FiledCurrency, to: FiledCurrency): number | null {
  return (direct(rates, from, to) ?? throughThird(rates, from, to))?.toNumber() ?? null;
}

function factorFor(exact: Decimal): Factor {
  const near = exact.toNumber();
  return { exact, near, isWhole: Number.isSafeInteger(near) && exact.equals(near) };
}

/** The product, rounded up. Doubles tell it wherever it is not next to a whole number: decimals take thirty times as long. */
function ceilProduct({ exact, near, isWhole }: Factor, minor: number): number {
  const product = near * minor;
  if (isWhole && Number.isSafeInteger(product)) return product;
  const error = Math.abs(product) * PRODUCT_ERROR;
  const up = Math.ceil(product);
  const isClear = product - error > up - 1 && product + error < up;
  return isClear ? up : exact.times(minor).ceil().toNumber();
}

function factorOf(rates: readonly Rate[], from: string, to: string): Decimal {
  const factor = direct(rates, from, to) ?? throughThird(rates, from, to);
  if (!factor) throw new RangeError(`no exchange rate leads from ${from} to ${to}`);
  return factor;
}

function direct(rates: readonly Rate[], from: string, to: string): Decimal | null {
  if (from === to) return new Decimal(1);
  const straight = rates.find((rate) => rate.base === from && rate.quote === to);
  if (straight) return new Decimal(straight.rate);
  const inverse = rates.find((rate) => rate.base === to && rate.quote === from);
  return inverse ? new Decimal(1).div(inverse.rate) : null;
}

function throughThird(rates: readonly Rate[], from: string, to: string): Decimal | null {
  const thirds = new Set(rates.flatMap((rate) => [rate.base, rate.quote]));
  for (const third of thirds) {
    const first = direct(rates, from, third);
    const second = direct(rates, third, to);
    if (first && second) return first.times(second);
  }
  return null;
}
