import { sum } from "@/lib/domain/money";

/** Of a passenger's row: what it costs the partner, and what the customer pays where that is another thing. */
export interface SoldPassenger {
  priceMinor: bigint;
  sellingMinor: bigint | null;
}

/** What a customer pays for these passengers together, minor units. */
export function sellingTotal(passengers: readonly SoldPassenger[]): number {
  return sum(passengers.map(sellingOf));
}

/** What a customer pays for one passenger, minor units. */
export function sellingOf({ priceMinor, sellingMinor }: SoldPassenger): number {
  return Number(sellingMinor ?? priceMinor);
}

/** Whether any of them is sold at a price of the partner's own. */
export function isOwnPrice(passengers: readonly SoldPassenger[]): boolean {
  return passengers.some(({ sellingMinor }) => sellingMinor !== null);
}
