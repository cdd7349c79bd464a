import type { Offer } from "@/lib/contracts/offers";
import type { BagSum } from "./bags-of";
import { cents } from "./payment-figures";

/** One per passenger: the chosen service's id by direction, empty where none is. */
export type BagFields = { byDirection: string[] }[];

interface ChosenBag {
  passenger: number;
  direction: number;
  /** Of the additional service. */
  id: string;
}

/** The choices in the order in which the booking's body names them. */
export function chosenBags(bags: BagFields): ChosenBag[] {
  return bags.flatMap(({ byDirection }, passenger) => byDirection.flatMap((id, direction) => (id ? [{ passenger, direction, id }] : [])));
}

/** What the chosen bags cost in an offer, major units; a bag that it no longer has costs nothing. */
export function sumBags(bags: BagFields, services: Offer["additional_services"] = []): BagSum {
  const ids = new Set(chosenBags(bags).map(({ id }) => id));
  const chosen = services.filter(({ id }) => ids.has(id));
  return {
    pieces: chosen.reduce((total, { piece }) => total + piece, 0),
    amount: cents(chosen.reduce((total, { price }) => total + price.amount, 0)),
  };
}
