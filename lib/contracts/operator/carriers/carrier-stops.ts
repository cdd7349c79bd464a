import { z } from "zod";

/** Body of POST /api/operator/house/carriers: sell nothing more of a carrier, or sell it again. */
export const carrierStopRequest = z.object({
  /** IATA designator. */
  carrier: z.string().trim().toUpperCase().length(2),
  act: z.enum(["stop", "lift"]),
  /** Why, for whoever reads the audit log. */
  reason: z.string().trim().min(3).max(500),
});
export type CarrierStopRequest = z.infer<typeof carrierStopRequest>;

const carrier = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** Null of one that is sold where it has what it takes. `since`: ISO 8601, UTC. */
  stop: z.strictObject({ since: z.string(), reason: z.string() }).nullable(),
});
export type StoppableCarrier = z.infer<typeof carrier>;

/** Answer of GET and POST /api/operator/house/carriers: carriers of the schedule and stopped ones, these first. */
export const stoppableCarriers = z.strictObject({ carriers: z.array(carrier) });
export type StoppableCarriers = z.infer<typeof stoppableCarriers>;
