import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import { choiceFacts, journeyOf, partyText, peopleOf } from "./choice-facts";
import { priceText } from "./quote-message";

/** What a chat writes beside the link of a quote, in the quote's language: whither and who proposes it, for whom and what the choices cost. */
export function quoteTitle({ agency, choices, journey, passengers, locale }: CustomerQuote): { title: string; description: string } {
  const first = choices[0];
  const route = first ? journeyOf(first.directions) : journey.map(({ from, to }) => `${from} → ${to}`).join(", ");
  const prices = choices.flatMap((choice) => choiceFacts(choice, locale).price ?? []);
  const shown = [...new Set(prices)].map((price) => priceText(price, peopleOf(passengers), locale));
  return { title: `${route} · ${agency}`, description: [partyText(passengers, locale), ...shown].join(" · ") };
}
