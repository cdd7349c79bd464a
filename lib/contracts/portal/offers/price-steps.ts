import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";

/** Body of POST /api/portal/price-steps. */
export const priceStepsRequest = z.object({ offer_id: z.string().min(1).max(4_000) });

/** What an adult pays in a party of so many, fees included, major units. */
const priceStep = z.strictObject({ seats: z.int(), adult: z.number(), booking_classes: z.array(z.string()) });

/** How an offer gets dearer as its seats are sold. */
export const priceSteps = z.strictObject({
  currency: z.enum(CURRENCIES),
  /** The price of up to so many seats together, then the next; ends where no more can be had, or with the largest party of a booking. */
  steps: z.array(priceStep),
  /** Whether the last step ends with the largest party, and not with the last seat. */
  more: z.boolean(),
  /** Booking classes in which the same flights would have been cheaper, had they not been sold. */
  sold_out: z.array(z.string()),
});
export type PriceSteps = z.infer<typeof priceSteps>;
