import { z } from "zod";
import { pageNumber, pageOf } from "../paging";
import { reasonText } from "./proposals";
import { messageProblem, toldMessage } from "./schedule-messages";

/** Shapes of the inbox of schedule messages. Moments are ISO 8601, UTC. */

/** Query of GET /api/operator/schedule-inbox. `open` lists only what was refused and is still to be settled. */
export const scheduleInboxQuery = z.object({ page: pageNumber, open: z.enum(["0", "1"]).default("0") });

/**
 * What becomes of a file or mail: `waiting` is not read yet, `ignored` had nothing new; of `partly` something was applied, and something refused.
 */
export const INBOX_STATES = ["waiting", "applied", "ignored", "partly", "refused"] as const;

const inboxMessage = toldMessage.extend({
  kind: z.string(),
  /** Its import, whose page tells what it touches; null where nothing was applied. */
  import: z.string().nullable(),
  /** Number of an earlier one in which a message about the same flights was refused and is not settled; null where there is none. */
  after: z.int().nullable(),
});

const inboxItem = z.strictObject({
  number: z.int(),
  channel: z.enum(["file", "mail"]),
  /** Name of the file. */
  name: z.string(),
  /** Who sent a mail; empty for a file. */
  sender: z.string(),
  subject: z.string(),
  /** The mail's own date, or when the file was written. */
  sent: z.string(),
  arrived: z.string(),
  state: z.enum(INBOX_STATES),
  /** Whether something of it was refused, and nobody has settled that yet. */
  open: z.boolean(),
  /** How often the same came again; that changed nothing. */
  copies: z.int(),
  /** What is wrong outside of its messages. */
  problems: z.array(messageProblem),
  messages: z.array(inboxMessage),
});
export type ScheduleInboxItem = z.infer<typeof inboxItem>;

/** Answer of GET /api/operator/schedule-inbox: the last to come first. */
export const scheduleInboxPage = pageOf(inboxItem).extend({
  /** How many are to be settled. */
  open: z.int(),
  /** Whether this service has a folder into which messages come. */
  watched: z.boolean(),
});
export type ScheduleInboxPage = z.infer<typeof scheduleInboxPage>;

/** Body of POST /api/operator/schedule-inbox/{number}: `retry` reads what was refused once more, `close` says that it needs nothing more. The audit log keeps why. */
export const settleInboxItem = z.object({ action: z.enum(["retry", "close"]), reason: reasonText });
export type SettleInboxItem = z.input<typeof settleInboxItem>;
