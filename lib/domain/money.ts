/** ISO 4217 codes that the service sells and settles in (interface-facts: reference list `currency`). */
export const CURRENCIES = ["UZS", "USD", "EUR", "RUB"] as const;
export type Currency = (typeof CURRENCIES)[number];

/**
 * ISO 4217 codes in which carriers file fares, taxes and bag prices: those that are sold in, and others of the region. What is filed in the others
 * is sold in the former, by exchange rates.
 */
export const FILED_CURRENCIES = [...CURRENCIES, "KZT", "AED", "TRY", "GBP", "INR", "CNY"] as const;
export type FiledCurrency = (typeof FILED_CURRENCIES)[number];

/** Minor units in one major unit. All these currencies have two decimals, tiyin and tiın included (ISO 4217). */
export const MINOR_PER_MAJOR = 100;

/** Prices in these currencies are whole: nobody pays tiyins, or kopecks for a flight. */
const WHOLE_UNITS: readonly Currency[] = ["UZS", "RUB"];

/** What prices in the currency are made of, minor units: whole units of UZS and RUB, minor units of the others. */
export function priceStep(currency: Currency): number {
  return WHOLE_UNITS.includes(currency) ? MINOR_PER_MAJOR : 1;
}

/** Rounds an amount of minor units down to what prices in the currency are made of. */
export function roundDown(minor: number, currency: Currency): number {
  assertMinor(minor);
  return minor - (minor % priceStep(currency));
}

/**
 * An amount as the interface shows it: major units.
 * @param minor integer of minor units
 * @throws RangeError where the amount is not a safe integer
 */
export function toMajor(minor: number): number {
  assertMinor(minor);
  return minor / MINOR_PER_MAJOR;
}

/**
 * Minor units of an amount in major units, which has at most two decimals.
 * @throws RangeError where it is no such amount
 */
export function fromMajor(major: number): number {
  const minor = Math.round(major * MINOR_PER_MAJOR);
  assertMinor(minor);
  if (!isMajor(major)) throw new RangeError(`not an amount in major units: ${major}`);
  return minor;
}

/** Whether a number is an amount in major units, exactly: no third decimal, however small. */
export function isMajor(major: number): boolean {
  const minor = Math.round(major * MINOR_PER_MAJOR);
  return Number.isSafeInteger(minor) && toMajor(minor) === major;
}

/** @throws RangeError where the amount is not a safe integer: money is never a fraction of a minor unit */
export function assertMinor(minor: number): void {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not an amount in minor units: ${minor}`);
}

/**
 * A share of an amount, rounded up to whole minor units, so that a fare is never undersold.
 * @param minor integer of minor units
 * @param percent integer, 0 or more
 */
export function percentOf(minor: number, percent: number): number {
  assertMinor(minor);
  return Math.ceil((minor * percent) / 100);
}

/** Adds amounts of one currency. */
export function sum(amounts: readonly number[]): number {
  const total = amounts.reduce((left, right) => left + right, 0);
  assertMinor(total);
  return total;
}
