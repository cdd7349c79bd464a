import { lowestPrice, priceAtBrandRank, sameFares } from "@/lib/domain/pricing/price-direction";
import { choiceTotal, type PricedChoice, type PricedItinerary } from "./price-itinerary";

/** Every direction in its cheapest bookable brand; null where one is sold out. */
export function lowestChoices(directions: readonly PricedItinerary[]): PricedChoice[] | null {
  return complete(directions, (direction) => lowestPrice(direction.prices));
}

/** Every direction in a brand rank of its own; null where one is sold out. */
export function choicesAtBrandRanks(directions: readonly PricedItinerary[], brandRanks: readonly number[]): PricedChoice[] | null {
  return complete(directions, (direction, index) => priceAtBrandRank(direction.prices, brandRanks[index] ?? 0));
}

/**
 * All ways to sell the same flights: each brand rank over all directions alike, and the given choice itself. Cheapest first,
 * never the same fares twice.
 */
export function brandAlternatives(quoted: readonly PricedChoice[]): PricedChoice[][] {
  const directions = quoted.map(({ direction }) => direction);
  const brandRanks = new Set(directions.flatMap(({ prices }) => prices.brandRanks));
  const uniform = [...brandRanks].flatMap((brandRank) => {
    const choices = choicesAtBrandRanks(
      directions,
      directions.map(() => brandRank),
    );
    return choices ? [choices] : [];
  });
  const alternatives: PricedChoice[][] = [[...quoted]];
  for (const choices of uniform) {
    if (!alternatives.some((other) => sameChoices(other, choices))) alternatives.push(choices);
  }
  return alternatives.sort((left, right) => choiceTotal(left) - choiceTotal(right));
}

function complete(
  directions: readonly PricedItinerary[],
  priceOf: (direction: PricedItinerary, index: number) => PricedChoice["priced"] | null,
): PricedChoice[] | null {
  const choices = directions.flatMap((direction, index) => {
    const priced = priceOf(direction, index);
    return priced ? [{ direction, priced }] : [];
  });
  return choices.length === directions.length ? choices : null;
}

function sameChoices(left: readonly PricedChoice[], right: readonly PricedChoice[]): boolean {
  return left.every((choice, index) => {
    const other = right[index];
    return other !== undefined && sameFares(choice.priced, other.priced);
  });
}
