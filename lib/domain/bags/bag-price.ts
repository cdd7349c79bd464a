import type { FiledCurrency } from "../money";

/** What a carrier asks for one extra bag on one direction. */
export interface BagPrice {
  carrier: string;
  /** 'D' directions inside one country, 'I' all others, 'A' any. */
  scope: "D" | "I" | "A";
  /** Maximum weight of the bag, kilograms. */
  kg: number;
  amountMinor: number;
  currency: FiledCurrency;
  /** How many such bags one passenger may buy for a direction. */
  maxPieces: number;
}

/**
 * A carrier's prices that hold for a direction, one per weight, the lightest first. What is filed for directions of this kind alone goes
 * before what is filed for any.
 */
export function bagPricesFor(prices: readonly BagPrice[], domestic: boolean): BagPrice[] {
  const own = domestic ? "D" : "I";
  const general = prices.filter(({ scope }) => scope === "A");
  const special = prices.filter(({ scope }) => scope === own);
  const byWeight = new Map([...general, ...special].map((price) => [price.kg, price]));
  return [...byWeight.values()].sort((left, right) => left.kg - right.kg);
}
