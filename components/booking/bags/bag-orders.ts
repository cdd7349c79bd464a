import type { BookingBags } from "@/lib/contracts/interface/booking-bags";
import { cents } from "../pay/payment-figures";
import type { BagPrices } from "./use-bag-prices";

type Choice = BookingBags["passengers"][number]["bags"][number];

/** What was chosen, `2x23` for two pieces of 23 kg, by passenger and direction. Not the bags' ids: those change with their prices. */
export type ChosenBags = Readonly<Record<string, string>>;

/** `2x23` */
export function choiceOf({ piece, weight }: Pick<Choice, "piece" | "weight">): string {
  return `${piece}x${weight}`;
}

export function placeOf(key: string, direction: number): string {
  return `${key} ${direction}`;
}

/** The chosen bags with their passengers; what is no longer on sale is left out. */
export function ordersOf(chosen: ChosenBags, { passengers }: BookingBags): { passenger: string; bag: Choice }[] {
  return passengers.flatMap(({ key, bags }) =>
    bags.filter((bag) => chosen[placeOf(key, bag.direction)] === choiceOf(bag)).map((bag) => ({ passenger: key, bag })),
  );
}

/** The price of all of them together, major units: what bags of one passenger come to is priced at once. */
export function totalOf(orders: readonly { passenger: string; bag: Choice }[], { priceOf }: Pick<BagPrices, "priceOf">): number {
  const buyers = [...new Set(orders.map(({ passenger }) => passenger))];
  const costOf = (key: string) => cents(orders.reduce((cost, { passenger, bag }) => cost + (passenger === key ? bag.price.amount : 0), 0));
  return cents(buyers.reduce((total, key) => total + priceOf(key, costOf(key)), 0));
}
