import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "@/lib/client/calls/api-error";
import { askAnew } from "@/lib/client/calls/ask-anew";
import { sellingOptions } from "@/lib/client/money/selling";
import { emptyQuote, repriceInQuote } from "@/lib/client/travel/quote-basket";
import type { QuoteBody, QuoteItem } from "@/lib/contracts/portal/quotes";
import { askOffer, makeQuote } from "./queries";

/** What an offer cost the agency and its customer when the form was sent, major units. */
export type ShownBefore = NonNullable<QuoteBody["choices"][number]["expected"]>;

/**
 * Sends the form once; what was picked is let go of when the link is there. Where a price has moved since it was picked, nothing is sent: the
 * form has the price of now, and what it was before, so that the agent decides again.
 */
export function useMakeQuote(onMade: (quote: QuoteItem) => void) {
  const cache = useQueryClient();
  const [before, setBefore] = useState<Readonly<Record<string, ShownBefore>>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: QuoteBody) => {
      try {
        return await makeQuote(body);
      } catch (refused) {
        const moved = movedOf(body, refused);
        // The form has the new prices before it can be sent again; an offer that cannot be read keeps its old one, and is refused again.
        const read = await Promise.allSettled(moved.map(async ({ offer_id }) => repriceInQuote(offer_id, await askOffer(offer_id))));
        const repriced = moved.filter((_, index) => read[index]?.status === "fulfilled");
        if (repriced.length > 0)
          setBefore(Object.fromEntries(repriced.flatMap(({ offer_id, expected }) => (expected ? [[offer_id, expected]] : []))));
        if (refused instanceof ApiError) await askAnew(cache, sellingOptions().queryKey);
        throw refused;
      }
    },
    onSuccess: (quote) => {
      void askAnew(cache, ["quotes"]);
      onMade(quote);
      emptyQuote();
    },
  });
  return { send: mutate, isPending, error, before };
}

/** The choices that were refused because their price has moved. */
function movedOf({ choices }: QuoteBody, refused: unknown): QuoteBody["choices"] {
  if (!(refused instanceof ApiError)) return [];
  return choices.filter((_, index) => refused.fields[`choices.${index}.expected`] !== undefined);
}
