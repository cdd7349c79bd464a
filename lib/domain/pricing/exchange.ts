import { Decimal } from "decimal.js";
import { assertMinor, type Currency, MINOR_PER_MAJOR } from "../money";

/** So much `quote` for one `base`; a decimal as text. */
export interface Rate {
  base: string;
  quote: string;
  rate: string;
}

/** An amount of another currency in the currency that is sold in, both in minor units; rounded up. */
export type Convert = (minor: number, from: Currency) => number;

/** Prices in these currencies are whole: nobody pays tiyins, or kopecks for a flight. */
const WHOLE_UNITS: readonly Currency[] = ["UZS", "RUB"];

/** Rounds up to what prices in the currency are made of: whole units of UZS and RUB, minor units of the others. */
export function roundUp(minor: number, currency: Currency): number {
  const step = WHOLE_UNITS.includes(currency) ? MINOR_PER_MAJOR : 1;
  return Math.ceil(minor / step) * step;
}

/**
 * Makes the conversion into one currency: by the rate itself, by its inverse, or through one third currency.
 * Every result is rounded up (`roundUp`), so that a fare is never undersold.
 * @throws RangeError from the conversion, where no rate leads from one currency to the other
 */
export function makeConvert(rates: readonly Rate[], to: Currency): Convert {
  const factors = new Map<Currency, Decimal>();
  return (minor, from) => {
    assertMinor(minor);
    const factor = factors.get(from) ?? factorOf(rates, from, to);
    factors.set(from, factor);
    const converted = roundUp(factor.times(minor).ceil().toNumber(), to);
    assertMinor(converted);
    return converted;
  };
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
