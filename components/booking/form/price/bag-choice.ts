import type { AdditionalService, Offer } from "@/lib/contracts/interface/offers";
import type { BagSum } from "../../parts/price-lines";
import { cents } from "../../pay/payment-figures";

/**
 * One per passenger: what was chosen for each direction, `2x23` for two pieces of 23 kg, empty for nothing. Not the service's id: the same
 * bags get another one when their price moves.
 */
export type BagFields = { byDirection: string[] }[];

type Services = readonly AdditionalService[];

/** `2x23` */
export function choiceOf({ piece, weight }: AdditionalService): string {
  return `${piece}x${weight}`;
}

/** Numbers of a passenger and of a direction, from 0. */
export interface BagPlace {
  passenger: number;
  direction: number;
}

/** The same bags, but for those of one place. @param choice as `choiceOf` names it, empty for nothing */
export function withBag(bags: BagFields, { passenger, direction }: BagPlace, choice: string): BagFields {
  return bags.map((each, index) =>
    index === passenger ? { byDirection: each.byDirection.map((before, way) => (way === direction ? choice : before)) } : each,
  );
}

/** The chosen services in the order in which the booking's body names them; what is no longer on sale is left out. */
export function chosenBags(bags: BagFields, services: Services): AdditionalService[] {
  return bags.flatMap(({ byDirection }, passenger) =>
    byDirection.flatMap((choice, direction) => {
      const isChosen = (service: AdditionalService) =>
        service.passenger === passenger && service.direction === direction && choiceOf(service) === choice;
      return services.filter(isChosen).slice(0, 1);
    }),
  );
}

/** What the chosen bags cost, major units. */
export function sumBags(bags: BagFields, services: Services = []): BagSum {
  const chosen = chosenBags(bags, services);
  return {
    pieces: chosen.reduce((total, { piece }) => total + piece, 0),
    amount: cents(chosen.reduce((total, { price }) => total + price.amount, 0)),
  };
}

/** What the chosen bags of each passenger cost, major units. */
export function bagsOfEach(
  bags: BagFields,
  { passengers, additional_services = [] }: Pick<Offer, "passengers" | "additional_services">,
): number[] {
  const chosen = chosenBags(bags, additional_services);
  return passengers.map((_, index) =>
    cents(chosen.filter(({ passenger }) => passenger === index).reduce((total, { price }) => total + price.amount, 0)),
  );
}
