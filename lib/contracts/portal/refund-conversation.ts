import { z } from "zod";
import { FILE_TYPES } from "@/lib/domain/files/file-type";
import { MAX_FILE_BYTES, REFUND_REASONS, REFUND_REQUEST_STATES, REQUEST_SIDES } from "@/lib/domain/refund/request";
import { refundedDirections, refundedPassengers } from "../interface/refunds";
import { MESSAGE_LENGTH } from "../limits";

/** What a partner and the back office say to each other about a refund request, and the files of it. Moments are ISO 8601 in UTC. */

const MAX_FILE_NAME = 120;

const text = z.string().trim().max(MESSAGE_LENGTH);

/** Body of POST /api/portal/bookings/{id}/refund-request: why the back office is asked, and what it should know. */
export const refundAsked = z
  .object({
    reason: z.enum(REFUND_REASONS),
    text: text.default(""),
    /** Who gives back which directions, as a partial refund has it; where both are absent, the request is about all that is left. */
    passengers: refundedPassengers.optional(),
    directions: refundedDirections.optional(),
  })
  .refine(({ reason, text: words }) => reason !== "other" || words !== "", { path: ["text"], message: "reason_words" });
export type RefundAsked = z.input<typeof refundAsked>;

/** Body of POST …/messages. */
export const newRequestMessage = z.object({ text: text.min(1) });

/** Base64 takes four characters for three bytes. */
const MAX_FILE_TEXT = Math.ceil(MAX_FILE_BYTES / 3) * 4;
/** Largest body of POST …/files, bytes: the file, its name in any script, and the braces around them. */
export const FILE_BODY_BYTES = MAX_FILE_TEXT + 4 * 1024;

/** Body of POST …/files. */
export const newRequestFile = z.object({
  /** As it was called on the machine that it comes from. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(MAX_FILE_NAME)
    .regex(/^[^\p{C}/\\]+$/u, "visible"),
  /** PDF, JPEG or PNG, in base64. */
  content: z.base64().min(1).max(MAX_FILE_TEXT),
});

/** Body of POST …/seen: the moment of the last entry that was shown. */
export const seenUntil = z.object({ until: z.iso.datetime() });

const entry = {
  id: z.string(),
  side: z.enum(REQUEST_SIDES),
  /** Name of who wrote it; null where it is not told: partners read of the back office, not of its people. */
  author: z.string().nullable(),
  at: z.string(),
};

const conversationEntry = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("message"), ...entry, text: z.string() }),
  z.strictObject({ kind: z.literal("file"), ...entry, name: z.string(), type: z.enum(FILE_TYPES), size: z.int() }),
]);
export type ConversationEntry = z.infer<typeof conversationEntry>;

/** What is said of a request so far, oldest first. */
const refundConversation = z.strictObject({
  request_id: z.string(),
  state: z.enum(REFUND_REQUEST_STATES),
  /** Null of requests that came by the interface, which asks for none. */
  reason: z.enum(REFUND_REASONS).nullable(),
  entries: z.array(conversationEntry),
  /** How many entries of the other side are new to the reader. */
  unread: z.int(),
  /** Whether something may be added: not once the personal data are erased. */
  is_open: z.boolean(),
  /** How many more files the partner may add. */
  files_left: z.int(),
});
export type RefundConversation = z.infer<typeof refundConversation>;

/** Answer of GET /api/portal/bookings/{id}/refund-request: of the latest request, null where none was made. */
export const bookingConversation = z.strictObject({ conversation: refundConversation.nullable() });
export type BookingConversation = z.infer<typeof bookingConversation>;

/** Answer of GET /api/portal/refund-files/{id} and of the back office's: a file to be saved. */
export const requestFile = z.strictObject({
  name: z.string(),
  type: z.enum(FILE_TYPES),
  /** In base64. */
  content: z.string(),
});
export type RequestFile = z.infer<typeof requestFile>;
