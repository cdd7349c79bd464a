import { z } from "zod";
import { DECLARED_WAYS, MOST_LIST_ADDRESSES, MOST_OFFSET_HOURS, MOST_OFFSETS, USUAL_OFFSETS } from "@/lib/domain/passenger-lists/ways";
import { emailAddress } from "../../shared";
import { listWay } from "../departures/operator-flights";

/** How carriers get the names of their passengers. Moments are ISO 8601, UTC. */

/** Answer of GET /api/operator/passenger-list-ways: in the order of carriers. */
export const listWays = z.strictObject({
  /** In force, or waiting to be confirmed. */
  ways: z.array(listWay),
  /** Carriers that fly by the schedule, have ticket numbers, and are not on sale for want of a way. */
  missing: z.array(z.string()),
});
export type ListWays = z.infer<typeof listWays>;

const reason = z.string().trim().min(3, "reason_words").max(300);

/** Body of POST /api/operator/passenger-list-ways. */
export const declareWayRequest = z
  .object({
    carrier: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2}$/, "airline"),
    way: z.enum(DECLARED_WAYS),
    addresses: z.array(emailAddress).max(MOST_LIST_ADDRESSES).default([]),
    offsets: z
      .array(z.int().min(1).max(MOST_OFFSET_HOURS))
      .min(1)
      .max(MOST_OFFSETS)
      .default([...USUAL_OFFSETS]),
    reason,
  })
  .refine(({ way, addresses }) => way !== "mail" || addresses.length > 0, { path: ["addresses"], message: "email" });
export type DeclareWayRequest = z.input<typeof declareWayRequest>;

/** Body of POST /api/operator/passenger-list-ways/{id}/end. */
export const endWayRequest = z.object({ reason });
export type EndWayRequest = z.input<typeof endWayRequest>;
