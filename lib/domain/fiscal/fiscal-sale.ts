import type { SnapshotPrice } from "../booking/booking-snapshot";
import type { JourneyDirection } from "../offer";
import { addAmounts, amountsOf, totalOf } from "../pricing/price-lines";

/** What a sale, or what is given back or kept of it, comes to for the tax office, minor units. `carrierMinor + feeMinor` is `totalMinor`. */
export interface FiscalSale {
  /** The carrier's part: fares, taxes and bags. */
  carrierMinor: number;
  /** VAT inside the carrier's part. */
  carrierVatMinor: number;
  /** The service's fee. */
  feeMinor: number;
  /** VAT inside the fee. */
  feeVatMinor: number;
  totalMinor: number;
}

/** VAT of Uzbekistan, percent, inside every price (Tax Code, article 258). */
const VAT_PERCENT = 12;

const HOME = "UZ";

/**
 * What a booking was sold for, by whom it is earned, and the VAT in it. A journey inside Uzbekistan carries the full rate; one with any
 * flight across a border is international carriage as a whole, and zero-rated (Tax Code, article 263). The service's fee always carries
 * the full rate. VAT is counted once per part, not per passenger, so that it does not depend on how the sum came about.
 * @param countryOf ISO 3166-1 alpha-2 of an airport
 * @throws RangeError where the parts do not add up to the total
 */
export function fiscalSale(
  sold: { prices: readonly SnapshotPrice[]; directions: readonly JourneyDirection[]; totalMinor: number },
  countryOf: (airport: string) => string | undefined,
): FiscalSale {
  const amounts = addAmounts(sold.prices.map(amountsOf));
  const feeMinor = amounts.fee;
  const carrierMinor = totalOf(amounts) - feeMinor;
  if (carrierMinor + feeMinor !== sold.totalMinor) throw new RangeError("the parts of the sale do not add up to its total");
  return fiscalParts({ carrierMinor, feeMinor, directions: sold.directions }, countryOf);
}

/** The same of two parts of a journey's price, such as those that were given back. */
export function fiscalParts(
  { carrierMinor, feeMinor, directions }: { carrierMinor: number; feeMinor: number; directions: readonly JourneyDirection[] },
  countryOf: (airport: string) => string | undefined,
): FiscalSale {
  const carrierVatMinor = isDomestic(directions, countryOf) ? vatWithin(carrierMinor) : 0;
  return { carrierMinor, carrierVatMinor, feeMinor, feeVatMinor: vatWithin(feeMinor), totalMinor: carrierMinor + feeMinor };
}

/** What of a sale was kept: with what was given back it makes the sale, the VAT of each part too. */
export function fiscalKept(sale: FiscalSale, back: FiscalSale): FiscalSale {
  return {
    carrierMinor: sale.carrierMinor - back.carrierMinor,
    carrierVatMinor: sale.carrierVatMinor - back.carrierVatMinor,
    feeMinor: sale.feeMinor - back.feeMinor,
    feeVatMinor: sale.feeVatMinor - back.feeVatMinor,
    totalMinor: sale.totalMinor - back.totalMinor,
  };
}

/** The VAT that a price includes, rounded to the nearest minor unit, halves up. */
function vatWithin(minor: number): number {
  return Math.round((minor * VAT_PERCENT) / (100 + VAT_PERCENT));
}

function isDomestic(directions: readonly JourneyDirection[], countryOf: (airport: string) => string | undefined): boolean {
  const airports = directions.flatMap(({ segments }) => segments.flatMap(({ departure, arrival }) => [departure.airport, arrival.airport]));
  return airports.every((airport) => countryOf(airport) === HOME);
}
