import type { BookingBags } from "@/lib/contracts/interface/booking-bags";
import { cents } from "../pay/payment-figures";

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

/** What they cost together, major units. */
export function totalOf(orders: readonly { bag: Choice }[]): number {
  return cents(orders.reduce((total, { bag }) => total + bag.price.amount, 0));
}
