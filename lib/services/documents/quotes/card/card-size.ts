import type { CustomerQuote, QuoteChoice } from "@/lib/contracts/portal/quotes";
import { CARD } from "./card-style";

/** Pixels of the picture of a quote. */
export function cardSize({ choices }: CustomerQuote): { width: number; height: number } {
  const all = choices.reduce((sum, choice) => sum + choiceHeight(choice) + CARD.gap, 0);
  return { width: CARD.width, height: CARD.head + CARD.title + all + CARD.foot };
}

/** Of one choice, without what stands between two. */
export function choiceHeight({ directions }: QuoteChoice): number {
  return CARD.choiceHead + directions.length * CARD.leg + CARD.choiceFoot + CARD.edges;
}
