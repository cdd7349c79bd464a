import type { Booking } from "@/lib/contracts/bookings";
import type { AgeGroup } from "@/lib/domain/passengers/passengers";
import { cents } from "../pay/payment-figures";

/** Extra bags of all passengers together. */
export interface BagSum {
  pieces: number;
  /** Major units. */
  amount: number;
}

interface PriceParts {
  /** What each passenger pays for flying, major units. */
  fares: { age: AgeGroup; price: number }[];
  bags: BagSum;
}

/** Parts the price of a booking: a passenger's price includes the extra bags. */
export function bagsOf(passengers: Booking["passengers"]): PriceParts {
  const all = passengers.flatMap(({ additional_baggage }) => additional_baggage);
  return {
    fares: passengers.map(({ age, extended_price, additional_baggage }) => ({
      age,
      price: cents(extended_price.amount - sum(additional_baggage.map(({ price }) => price.amount))),
    })),
    bags: { pieces: sum(all.map(({ piece }) => piece)), amount: cents(sum(all.map(({ price }) => price.amount))) },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
