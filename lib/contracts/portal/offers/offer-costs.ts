import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";

/** Body of POST /api/portal/offer-costs. */
export const offerCostsRequest = z.object({ offer_id: z.string().min(1).max(4_000) });

/** For the whole party, major units. */
const costsAt = z.strictObject({
  /** What comes back of the price, and what is kept of it. */
  refund: z.strictObject({ back: z.number(), kept: z.number() }),
  /** Penalty of changing all flights, before any fare difference; null where that is not allowed. */
  change: z.number().nullable(),
});
export type CostsAt = z.infer<typeof costsAt>;

/** What giving an offer back, or changing it, would cost once it is bought: by the rules of its fares, at two moments. */
export const offerCosts = z.strictObject({
  currency: z.enum(CURRENCIES),
  today: costsAt,
  /** Twenty-four hours before the first departure; null where that has passed. */
  day_before: costsAt.nullable(),
});
export type OfferCosts = z.infer<typeof offerCosts>;
