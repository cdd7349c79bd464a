import { z } from "zod";
import { MODES } from "@/lib/domain/mode";
import { bookingListItem } from "../../portal/portal";

/** The back office's one field. What is typed may be a name and addresses are logged, so it is asked for by POST. */

/** Body of POST /api/operator/find. */
export const findRequest = z.object({ text: z.string().trim().min(2).max(80) });

/** By what bookings were found. */
export const FOUND_BY = ["number", "ticket", "pnr", "reference", "flight", "phone", "surname"] as const;
export type FoundBy = (typeof FOUND_BY)[number];

const agency = z.strictObject({ code: z.string(), name: z.string() });

const foundBooking = bookingListItem.extend({ agency, mode: z.enum(MODES) });
export type FoundBooking = z.infer<typeof foundBooking>;

/** Answer of it. */
export const foundThings = z.strictObject({
  /** The one booking that was meant beyond doubt; null where there are none or several, or something else was found too. */
  only: z.string().nullable(),
  /** Kinds that found some, in the order of FOUND_BY; the newest bookings of each. */
  bookings: z.array(z.strictObject({ by: z.enum(FOUND_BY), items: z.array(foundBooking), is_more: z.boolean() })),
  /** Agencies by their code or a part of their name. */
  agencies: z.array(agency),
});
export type FoundThings = z.infer<typeof foundThings>;
