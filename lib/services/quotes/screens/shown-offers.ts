import { z } from "zod";
import type { ScreenRequest } from "@/lib/contracts/trip/screens";
import { offerHash } from "@/lib/services/offers/offer/offer-id";
import { choiceOfOffer } from "../choice-of-offer";
import { keptChoice } from "../kept-choice";

/** An offer of the list as the screen keeps it. */
const shownOffer = z.object({
  /** Of its id, by which it is known again when the list changes. */
  hash: z.string(),
  choice: keptChoice,
  first: z.int(),
  count: z.int(),
  isFrom: z.boolean(),
});
export type ShownOffer = z.infer<typeof shownOffer>;

/** @throws ZodError where the row does not hold them */
export function parseShown(json: unknown): ShownOffer[] {
  return z.array(shownOffer).parse(json);
}

/** What an offer's id is known by. */
export function hashOf(offerId: string): string {
  return Buffer.from(offerHash(offerId)).toString("base64url");
}

/**
 * The list as it is now. What the screen shows already keeps its price; the rest is asked for and priced by the agency's rules. What cannot be had is
 * left out: the agent's own list says so when it is chosen.
 * @throws AppError carrier_unconfirmed
 */
export async function showOffers(
  asked: ScreenRequest["offers"],
  { before, ...asking }: { before: readonly ShownOffer[] } & Parameters<typeof choiceOfOffer>[1],
): Promise<ShownOffer[]> {
  const known = new Map(before.map(({ hash, choice }) => [hash, choice]));
  const shown = await Promise.all(
    asked.map(async ({ offer_id, first, count, is_from }): Promise<ShownOffer[]> => {
      const hash = hashOf(offer_id);
      const choice = known.get(hash) ?? (await choiceOfOffer(offer_id, asking));
      return choice && first < choice.directions.length ? [{ hash, choice, first, count, isFrom: is_from }] : [];
    }),
  );
  return shown.flat();
}
