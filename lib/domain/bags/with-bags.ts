import type { SnapshotPrice } from "../booking/booking-snapshot";
import { sum } from "../money";
import type { ChosenBag } from "./choose-bags";

/** Prices of the offer's passengers, in their order, with the bags that each of them buys. */
export function withBags(prices: readonly SnapshotPrice[], chosen: readonly ChosenBag[]): SnapshotPrice[] {
  return prices.map((price, passenger) => {
    const bags = chosen.filter((each) => each.passenger === passenger).map(({ bag }) => bag);
    const inOrder = bags.sort((left, right) => left.direction - right.direction);
    return { ...price, bags: inOrder, totalMinor: sum([price.totalMinor, ...inOrder.map((bag) => bag.amountMinor)]) };
  });
}
