import { z } from "zod";

/** What a partner's program writes on its bookings, for itself. */

const MAX_REFERENCE = 64;
const MAX_KEYS = 20;
const MAX_VALUE = 500;
const KEY = /^[A-Za-z0-9_.-]{1,40}$/;

const referenceText = z.string().trim().max(MAX_REFERENCE);
const isVisible = (text: string) => !/\p{C}/u.test(text);

/** The partner's own name for a booking: an order number, an id of its CRM. */
export const ownReference = referenceText.min(1).refine(isVisible, "visible");
/** The same in a change: an empty one takes it away, since null is as good as left out in every body. */
export const changedReference = referenceText.refine(isVisible, "visible");

/** Notes by key. */
export const bookingMetadata = z
  .record(z.string(), z.string().max(MAX_VALUE))
  .refine((notes) => Object.keys(notes).every((key) => KEY.test(key)), "metadata_key")
  .refine((notes) => Object.keys(notes).length <= MAX_KEYS, "metadata_keys")
  .meta({ maxProperties: MAX_KEYS, propertyNames: { type: "string", pattern: KEY.source } });
export type BookingMetadata = z.infer<typeof bookingMetadata>;

export const REFERENCE_TEXT = "Your own name for the booking, such as an order number; found by the list of bookings. No personal data";
export const METADATA_TEXT =
  "Your own notes, at most 20: keys of 1 to 40 letters, digits, `_`, `.`, `-`; texts of at most 500 characters. No personal data";
export const UNIQUE_TEXT =
  "`true` refuses with 100480 where another booking of yours, not cancelled unpaid, has this `reference`; `data.existing_booking_id` is that one";
