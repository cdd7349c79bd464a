import { z } from "zod";

/** Body of POST /api/operator/schedule-messages. */
export const scheduleMessagesBody = z.object({
  /** One or many SSMs and ASMs, each beginning with a line of its own, `SSM` or `ASM`. */
  text: z.string().trim().min(1).max(200_000),
  /** Each message is looked at as the schedule stands, and nothing is changed. */
  dry_run: z.boolean().default(false),
});

/** What is wrong, as a sentence in the caller's language with line and remedy. */
const mistake = z.strictObject({
  /** From 1; 0 is the text as a whole. */
  line: z.int(),
  /** Stable name. */
  problem: z.string(),
  text: z.string(),
});

const count = z.strictObject({
  /** Flights with their dates. */
  dates: z.int(),
  /** Seats sold on them. */
  seats: z.int(),
});

const outcome = z.strictObject({
  kind: z.enum(["ssm", "asm"]),
  /** Of its first line in the text, from 1. */
  line: z.int(),
  /** `03DEC26 00012/001`; null where it has none. */
  reference: z.string().nullable(),
  /** `TIM QX451`; empty where the message could not be read. */
  actions: z.array(z.string()),
  /** `repeated` was applied before, and changes nothing; `rejected` contradicts the schedule; `unreadable` has mistakes in its text. */
  result: z.enum(["applied", "repeated", "rejected", "unreadable"]),
  mistakes: z.array(mistake),
  /** Its import, for what it touches booking by booking; null where nothing was changed. */
  import: z.string().nullable(),
  /** What becomes of dated flights; null where the message is not applied. */
  changes: z
    .strictObject({ added: count, cancelled: count, retimed: count, rerouted: count, reequipped: count, amended: count })
    .nullable(),
  /** Flights with seats sold that change, the most seats first. */
  sold_flights: z.array(
    z.strictObject({
      /** `QX451` */
      flight: z.string(),
      seats: z.int(),
    }),
  ),
  /** Data elements that were read and of which nothing is kept. */
  ignored_elements: z.array(z.int()),
});
export type ScheduleMessageOutcome = z.infer<typeof outcome>;

/** Answer of POST /api/operator/schedule-messages: the messages in the order in which they were applied. */
export const scheduleMessagesAnswer = z.strictObject({
  dry_run: z.boolean(),
  messages: z.array(outcome),
  /** What is wrong outside any message. */
  mistakes: z.array(mistake),
});
export type ScheduleMessagesAnswer = z.infer<typeof scheduleMessagesAnswer>;
