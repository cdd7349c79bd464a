import { z } from "zod";
import { proposal } from "../proposals";

/** How a booking stands to the limit of the house for refunds. */
export const refundStanding = z.strictObject({
  /** What the reader may still give back to its agency alone, major units of the booking's currency; null where no limit holds. */
  alone: z.number().nullable(),
  /** What of it waits for a second person. */
  waiting: z.strictObject({ proposal, /** Names of those who may approve it. */ approvers: z.array(z.string()) }).nullable(),
});
export type RefundStanding = z.infer<typeof refundStanding>;
