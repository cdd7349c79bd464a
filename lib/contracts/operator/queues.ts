import { z } from "zod";
import { ALL_MAIL_KINDS } from "@/lib/domain/mail/mail";
import { MODES } from "@/lib/domain/mode";
import { CURRENCIES } from "@/lib/domain/money";
import { LIST_STATES } from "@/lib/domain/passenger-lists/list-state";
import { PROPOSAL_KINDS } from "@/lib/domain/proposals/proposal";
import { REFUND_REASONS } from "@/lib/domain/refund/request";
import { CHANGE_KINDS } from "@/lib/domain/schedule-change/kinds";
import { ENDED_STATES } from "@/lib/domain/uploads/upload";
import { pageNumber, pageOf } from "../paging";
import { routeEnd } from "../portal/portal";
import { QUEUE_KINDS } from "./operator-today";

/** Queues of the back office, a table each. Moments are ISO 8601 in UTC, amounts major units. */

export const queueKind = z.enum(QUEUE_KINDS);

/** What waits; what of it was given to whoever asks; what is put off. */
export const QUEUE_VIEWS = ["open", "mine", "snoozed"] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];

/** Query of GET /api/operator/queues/{kind}. */
export const queueQuery = z.object({ view: z.enum(QUEUE_VIEWS).default("open"), page: pageNumber });
export type QueueQuery = z.output<typeof queueQuery>;

/** Names an item within its queue: an id of a request, a booking, a departure. */
const subject = z.string().trim().min(1).max(80);
/** Query of GET /api/operator/queues/{kind}/steps. */
export const queueStepQuery = z.object({ subject });

/**
 * Files that wait: looked at and not applied yet (`checked`), looked at anew after their plan came to nothing (`stale`), whose plan has ended (`refused`,
 * `outdated`, `failed`), and to whose plan the worker has not come (`late`).
 */
export const UPLOAD_STANDS = ["checked", "stale", ...ENDED_STATES, "late"] as const;

const moment = z.string();
const agency = z.strictObject({ code: z.string(), name: z.string() });
const person = z.strictObject({ id: z.string(), name: z.string(), is_you: z.boolean() });

const queueItem = z.strictObject({
  subject: z.string(),
  /** Until when it has to be done; null where nothing ends by itself. */
  due: moment.nullable(),
  /** Since when it waits. */
  since: moment.nullable(),
  assigned: person.nullable(),
  /** Null where it is awake. */
  snoozed: z.strictObject({ until: moment, reason: z.string(), by: z.string().nullable() }).nullable(),
  /** What follows is null, or empty, where an item of this queue has no such thing. */
  agency: agency.nullable(),
  mode: z.enum(MODES),
  booking: z.strictObject({ id: z.string(), number: z.string() }).nullable(),
  directions: z.array(z.strictObject({ departure: routeEnd, arrival: routeEnd })),
  passengers: z.int().nullable(),
  /** What the fare rules give back at this moment, where it is a refund request; what was paid, where it is a booking. */
  amount: z.strictObject({ amount: z.number(), currency: z.enum(CURRENCIES) }).nullable(),
  refund: z
    .strictObject({
      reason: z.enum(REFUND_REASONS).nullable(),
      paid: z.number(),
      messages: z.int(),
      files: z.int(),
      unread: z.int(),
    })
    .nullable(),
  change: z.strictObject({ kind: z.enum(CHANGE_KINDS), flights: z.array(z.string()) }).nullable(),
  departure: z
    .strictObject({ id: z.string(), flight: z.string(), date: z.string(), origin: z.string(), destination: z.string() })
    .nullable(),
  oversale: z.strictObject({ cabin: z.enum(["E", "B"]), authorised: z.int(), sold: z.int() }).nullable(),
  list: z.enum(LIST_STATES).nullable(),
  proposal: z.strictObject({ kind: z.enum(PROPOSAL_KINDS), reason: z.string(), by: z.string().nullable() }).nullable(),
  /** What else it is known by, and what was said of it, as people, banks and airlines wrote it. */
  thing: z.strictObject({ name: z.string(), said: z.array(z.string()) }).nullable(),
  /** What kind of mail could not be sent. */
  mail: z.enum(ALL_MAIL_KINDS).nullable(),
  /** Ticket numbers that are left, and all that were declared. */
  numbers: z.strictObject({ left: z.int(), declared: z.int() }).nullable(),
  /** How a file or draft of prices stands, and the moment that was planned for it; null where none was. */
  upload: z.strictObject({ stands: z.enum(UPLOAD_STANDS), publish_at: moment.nullable() }).nullable(),
});
export type QueueItem = z.infer<typeof queueItem>;

/** Answer of GET /api/operator/queues/{kind}: the nearest deadline first. */
export const queuePage = pageOf(queueItem).extend({
  /** Colleagues to whom an item may be given: those who may see the queue. */
  colleagues: z.array(person),
});
export type QueuePage = z.infer<typeof queuePage>;

/** Answer of GET /api/operator/queues/{kind}/steps. */
export const queueStep = z.strictObject({
  /** From 1; null where the item waits no more. */
  place: z.int().nullable(),
  total: z.int(),
  previous: queueItem.nullable(),
  /** The first item that waits, where the one that is asked about waits no more. */
  next: queueItem.nullable(),
});
export type QueueStep = z.infer<typeof queueStep>;

/** Body of POST /api/operator/queues/{kind}. */
export const queueAct = z.discriminatedUnion("act", [
  /** To a colleague; to nobody where none is named. */
  z.object({ act: z.literal("assign"), subject, to: z.uuid().optional() }),
  z.object({ act: z.literal("snooze"), subject, until: z.iso.datetime(), reason: z.string().trim().min(3, "reason_words").max(300) }),
  z.object({ act: z.literal("wake"), subject }),
]);
export type QueueAct = z.infer<typeof queueAct>;

/** Its answer. */
export const queueActed = z.strictObject({ subject: z.string() });
export type QueueActed = z.infer<typeof queueActed>;
