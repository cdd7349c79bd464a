import { z } from "zod";
import { MAX_DIRECTIONS, MOST_SHOWN } from "../limits";
import { customerQuote, quoteChoice } from "../portal/quotes";
import { queryInteger } from "../shared";

/** A second screen: a customer follows an agent's list of offers on another device. It carries selling prices alone. */

const place = z
  .int()
  .min(0)
  .max(MOST_SHOWN - 1);

/** Body of POST /api/portal/screens/{id}: the beginning of the agent's list in its order. */
export const screenRequest = z.object({
  offers: z
    .array(
      z.object({
        offer_id: z.string().min(1).max(8000),
        /** The first of its directions that the list shows, from 0, and how many. */
        first: z
          .int()
          .min(0)
          .max(MAX_DIRECTIONS - 1),
        count: z.int().min(1).max(MAX_DIRECTIONS),
        /** Whether directions are still to be chosen, so that the price is the least. */
        is_from: z.boolean(),
      }),
    )
    .max(MOST_SHOWN),
  /** The one that the agent points at, from 0. */
  highlighted: place.nullable(),
});
export type ScreenRequest = z.infer<typeof screenRequest>;

/** Answer of POST /api/portal/screens. */
export const screenMade = z.strictObject({
  id: z.string(),
  /** The customer's page. */
  url: z.string(),
  /** A QR code of it: the side of its square, and one path. */
  qr: z.strictObject({ size: z.number(), path: z.string() }),
  /** ISO 8601, UTC. */
  ends: z.string(),
});
export type ScreenMade = z.infer<typeof screenMade>;

/** Query of GET /api/screen/{token}: what the reader has already. */
export const customerScreenQuery = z.object({ after: queryInteger(z.int().min(0).optional()) });

const shownOffer = quoteChoice.pick({ directions: true, brand: true, refund: true, change: true, price: true }).extend({
  is_from: z.boolean(),
});

/** Answer of GET /api/screen/{token}; null where nothing has changed since the version that the reader has. */
export const customerScreen = z.strictObject({
  version: z.int(),
  ...customerQuote.pick({ agency: true, contacts: true, has_logo: true, colour: true, passengers: true }).shape,
  ends: z.string(),
  highlighted: z.int().nullable(),
  offers: z.array(shownOffer),
});
export type CustomerScreen = z.infer<typeof customerScreen>;
export type ShownScreenOffer = z.infer<typeof shownOffer>;
