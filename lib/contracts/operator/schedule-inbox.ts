import { z } from "zod";
import { pageNumber, pageOf } from "../paging";

/** Shapes of the inbox of schedule messages. Moments are ISO 8601, UTC. */

/** Query of GET /api/operator/schedule-inbox. `open` lists only what was refused and is still to be settled. */
export const scheduleInboxQuery = z.object({ page: pageNumber, open: z.enum(["0", "1"]).default("0") });

const problem = z.strictObject({
  /** From 1; 0 is the text as a whole. */
  line: z.int(),
  /** Stable name. */
  problem: z.string(),
  /** Where, what, and what to do, in the caller's language. */
  text: z.string(),
});

const inboxMessage = z.strictObject({
  kind: z.string(),
  /** Of its first line in the text, from 1. */
  line: z.int(),
  /** As the message names itself; null where it does not. */
  reference: z.string().nullable(),
  /** `TIM HY271` … */
  actions: z.array(z.string()),
  state: z.enum(["applied", "repeated", "ignored", "rejected", "unreadable"]),
  /** Its import, whose page tells what it touches; null where nothing was applied. */
  import: z.string().nullable(),
  problems: z.array(problem),
  /** What was read and of which nothing is kept. */
  ignored: z.array(z.strictObject({ line: z.int(), text: z.string() })),
  /** Number of an earlier one in which a message about the same flights was refused and is not settled; null where there is none. */
  after: z.int().nullable(),
});

const inboxItem = z.strictObject({
  number: z.int(),
  channel: z.enum(["file", "mail"]),
  /** Name of the file. */
  name: z.string(),
  /** Of a mail. */
  sender: z.string(),
  subject: z.string(),
  /** The mail's own date, or when the file was written. */
  sent: z.string(),
  arrived: z.string(),
  /** `waiting` is not read yet, `ignored` had nothing new; of `partly` something was applied, and something refused. */
  state: z.enum(["waiting", "applied", "ignored", "partly", "refused"]),
  /** Whether something of it was refused, and nobody has settled that yet. */
  open: z.boolean(),
  /** How often the same came again; that changed nothing. */
  copies: z.int(),
  /** What is wrong outside of its messages. */
  problems: z.array(problem),
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

/** Body of POST /api/operator/schedule-inbox/{number}: `retry` reads what was refused once more, `close` says that it needs nothing more. */
export const settleInboxItem = z.object({ action: z.enum(["retry", "close"]) });
export type SettleInboxItem = z.input<typeof settleInboxItem>;
