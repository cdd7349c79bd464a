import { z } from "zod";
import { DATE_CHANGES, SEAT_SOURCES } from "@/lib/domain/schedule/comparison/change-report";
import { reasonText } from "./proposals";

/** Longest text of messages that one request takes. */
export const MOST_MESSAGE_TEXT = 200_000;

/**
 * Body of POST /api/operator/schedule-messages: one or many SSM and ASM. With `dry_run` each is looked at as the schedule stands, and nothing is changed;
 * without it the audit log keeps why.
 */
export const scheduleMessages = z
  .object({
    text: z.string().trim().min(1).max(MOST_MESSAGE_TEXT),
    dry_run: z.boolean().default(false),
    reason: reasonText.optional(),
  })
  .refine(({ dry_run, reason }) => dry_run || reason !== undefined, { path: ["reason"], message: "required" });
export type ScheduleMessages = z.input<typeof scheduleMessages>;

/** How a message may end. `repeated`: it was applied before, and changes nothing now. `ignored`: it only asks or answers. */
export const MESSAGE_STATES = ["applied", "repeated", "ignored", "rejected", "unreadable"] as const;

/** Something that is wrong with a text of messages. */
export const messageProblem = z.strictObject({
  /** Line of the text, from 1; 0 is the text as a whole. */
  line: z.int(),
  /** Stable name. */
  problem: z.string(),
  /** Says in the caller's language where it is, what it is, and what to do. */
  text: z.string(),
});

/** What is told of a message wherever it came from. */
export const toldMessage = z.strictObject({
  /** Line of the text on which it begins, from 1. */
  line: z.int(),
  /** The name that the message gives itself; null where it gives none. */
  reference: z.string().nullable(),
  /** `TIM HY271` … */
  actions: z.array(z.string()),
  state: z.enum(MESSAGE_STATES),
  /** What was read and changes nothing: text for people, registrations, data elements without a meaning here. */
  ignored: z.array(z.strictObject({ line: z.int(), text: z.string() })),
  /** Why it is refused or ignored; of one that is applied, what looks wrong with it. */
  problems: z.array(messageProblem),
});

const messageOutcome = toldMessage.extend({
  kind: z.enum(["ssm", "asm"]),
  /** Its import, whose page tells what it touches; null where nothing was applied, and in a dry run. */
  import: z.string().nullable(),
  /** What changes, by carrier: dated flights, and seats sold on them. */
  changes: z.array(z.strictObject({ carrier: z.string(), change: z.enum(DATE_CHANGES), dates: z.int(), seats: z.int() })),
  /** Legs for which no seats are told, and the configuration that they have now; `unknown` has none. */
  assumed_seats: z.array(
    z.strictObject({ carrier: z.string(), aircraft: z.string(), configuration: z.string(), source: z.enum(SEAT_SOURCES), legs: z.int() }),
  ),
});
export type MessageOutcome = z.infer<typeof messageOutcome>;

/** Answer of POST /api/operator/schedule-messages, in the order in which the messages are applied. */
export const scheduleMessagesReport = z.strictObject({
  messages: z.array(messageOutcome),
  /** What is wrong with the text outside any message. */
  problems: z.array(messageProblem),
});
export type ScheduleMessagesReport = z.infer<typeof scheduleMessagesReport>;
