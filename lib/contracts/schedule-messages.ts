import { z } from "zod";
import { DATE_CHANGES } from "@/lib/domain/schedule/change-report";

/** Longest text of messages that one request takes. */
export const MOST_MESSAGE_TEXT = 200_000;

/** Body of POST /api/operator/schedule-messages: one or many SSM and ASM. With `dry_run` nothing is changed. */
export const scheduleMessages = z.object({
  text: z.string().trim().min(1).max(MOST_MESSAGE_TEXT),
  dry_run: z.boolean().optional(),
});
export type ScheduleMessages = z.input<typeof scheduleMessages>;

/** A mistake: where, what, and what to do, in the caller's language. */
const messageProblem = z.strictObject({ line: z.int(), problem: z.string(), remedy: z.string() });

const messageOutcome = z.strictObject({
  kind: z.enum(["ssm", "asm"]),
  /** Of its first line in the text, from 1. */
  line: z.int(),
  /** As the message names itself; null where it does not. */
  reference: z.string().nullable(),
  /** `TIM HY271` … */
  actions: z.array(z.string()),
  /** `repeated`: it was applied before, and changes nothing now. */
  state: z.enum(["applied", "repeated", "rejected", "unreadable"]),
  /** Its import, whose page tells what it touches; null where nothing was applied. */
  import: z.string().nullable(),
  /** What changes, by carrier: dated flights, and seats sold on them. */
  changes: z.array(z.strictObject({ carrier: z.string(), change: z.enum(DATE_CHANGES), dates: z.int(), seats: z.int() })),
  problems: z.array(messageProblem),
});
export type MessageOutcome = z.infer<typeof messageOutcome>;

/** Answer of POST /api/operator/schedule-messages, in the order in which the messages are applied. */
export const scheduleMessagesReport = z.strictObject({
  messages: z.array(messageOutcome),
  /** What is wrong with the text outside any message. */
  problems: z.array(messageProblem),
});
export type ScheduleMessagesReport = z.infer<typeof scheduleMessagesReport>;
