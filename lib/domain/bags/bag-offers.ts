import type { BagOption } from "../offer";
import { type AgeGroup, ageGroupsOf, type Party } from "../passengers/passengers";

/** Extra bags that one passenger may buy for one direction. */
export interface BagOffer extends Omit<BagOption, "maxPieces"> {
  /** Says everything else, the price included: a booking with it is held to that price. */
  id: string;
  /** Index in the offer's passengers, which stand in the order adt, chd, inf, ins. */
  passenger: number;
  age: AgeGroup;
  pieces: number;
  /** Price of all pieces together, minor units of the offer's currency. */
  amountMinor: number;
}

/** Every choice that every passenger of the party has, by passenger, direction, weight and number of pieces. Infants on a lap have none. */
export function bagOffers(options: readonly BagOption[], party: Party): BagOffer[] {
  const inOrder = options.toSorted((left, right) => left.direction - right.direction || left.kg - right.kg);
  return ageGroupsOf(party).flatMap((age, passenger) =>
    age === "inf" ? [] : inOrder.flatMap((option) => offersOf(option, passenger, age)),
  );
}

/** What one passenger may buy of an option: one piece, two, and so on. */
export function offersOf({ direction, kg, amountMinor, maxPieces }: BagOption, passenger: number, age: AgeGroup): BagOffer[] {
  return Array.from({ length: maxPieces }, (_, index) => {
    const offer = { passenger, age, direction, kg, pieces: index + 1, amountMinor: amountMinor * (index + 1) };
    return { ...offer, id: bagId(offer) };
  });
}

/** What an id says. */
type BagId = Omit<BagOffer, "id" | "age">;

/** `bag-p0-d1-2x23kg-25300000`: passenger, direction, pieces of so many kilograms, price of all of them in minor units. */
export function bagId({ passenger, direction, pieces, kg, amountMinor }: BagId): string {
  return `bag-p${passenger}-d${direction}-${pieces}x${kg}kg-${amountMinor}`;
}

/** Two digits are plenty, and 15 keep the price a safe integer. */
const FORM = /^bag-p(\d{1,2})-d(\d{1,2})-(\d{1,2})x(\d{1,2})kg-(\d{1,15})$/;

/** @returns null where the text is no such id */
export function readBagId(text: string): BagId | null {
  const found = FORM.exec(text);
  if (!found) return null;
  const [passenger = 0, direction = 0, pieces = 0, kg = 0, amountMinor = 0] = found.slice(1).map(Number);
  return { passenger, direction, pieces, kg, amountMinor };
}
