import type { Itinerary } from "@/lib/engine/find-itineraries";
import { choiceTotal, type PricedChoice } from "./price-itinerary";

/**
 * Leaves out self transfers that nobody would take: where a journey on one ticket leaves the same day, takes no longer and costs
 * no more.
 */
export function dropOutdone(choices: readonly PricedChoice[]): PricedChoice[] {
  const onOneTicket = choices.filter((choice) => !isSelfTransfer(choice));
  return choices.filter((choice) => !isSelfTransfer(choice) || !onOneTicket.some((other) => outdoes(other, choice)));
}

function isSelfTransfer({ direction }: PricedChoice): boolean {
  return direction.itinerary.selfTransfer.includes(true);
}

function outdoes(other: PricedChoice, choice: PricedChoice): boolean {
  return choiceTotal([other]) <= choiceTotal([choice]) && duration(other.direction.itinerary) <= duration(choice.direction.itinerary);
}

function duration({ departureUtc, arrivalUtc }: Itinerary): number {
  return arrivalUtc - departureUtc;
}
