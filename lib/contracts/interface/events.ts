import { z } from "zod";
import { TOLD_EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import { cursorFields } from "../cursor-paging";
import { accountWebhook, bookingWebhook } from "./callbacks";

/** Where a program that has no cursor yet begins to read. */
const STARTS = ["oldest", "now"] as const;

/** Parameters that are lists even where they come once. */
export const EVENT_LISTS = ["types"] as const;

/** Query of GET /events. */
export const eventsQuery = z
  .object({
    types: z
      .array(z.enum(TOLD_EVENT_TYPES))
      .max(TOLD_EVENT_TYPES.length)
      .optional()
      .describe("Only events of these types; all of them where none is given"),
    start: z
      .enum(STARTS)
      .optional()
      .describe("Without a cursor: `oldest` (or nothing) begins with the oldest event that is kept, `now` with the next one that happens"),
    ...cursorFields,
  })
  .meta({ id: "EventsQuery", description: "Which events" });
export type EventsQuery = z.output<typeof eventsQuery>;

const event = z
  .strictObject({
    id: z.string().describe("Id of the event, the `webhook-id` of its webhooks"),
    created: z.string().describe("When it was announced, ISO 8601, UTC"),
    body: z.union([bookingWebhook, accountWebhook]).describe("What a webhook's body is"),
  })
  .meta({ id: "Event", description: "Something that happened" });
export type ListedEvent = z.infer<typeof event>;

/** Answer of GET /events: in the order in which they were announced. */
export const eventPage = z
  .strictObject({
    items: z.array(event).describe("Events after the cursor, oldest first"),
    next_cursor: z.string().nullable().describe("`cursor` for what comes after these; there is always one: ask with it again later"),
  })
  .meta({ id: "EventPage", description: "Events, oldest first" });
export type EventPage = z.infer<typeof eventPage>;
