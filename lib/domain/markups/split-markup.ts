/**
 * Parts of what is paid for a fare, minor units. A markup is the house's and stands with its fee; a discount lowers the fare itself, so that no part of
 * a price is below zero and a discount goes back with the fare that it was given on.
 * @param netMinor what the carrier asks
 * @param paidMinor with the house's markup
 */
export function splitMarkup(netMinor: number, paidMinor: number): { fareMinor: number; markupMinor: number; discountMinor: number } {
  return {
    fareMinor: Math.min(netMinor, paidMinor),
    markupMinor: Math.max(0, paidMinor - netMinor),
    discountMinor: Math.max(0, netMinor - paidMinor),
  };
}
