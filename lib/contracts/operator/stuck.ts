import { z } from "zod";
import { ALL_MAIL_KINDS, MAIL_FAILURES } from "@/lib/domain/mail/mail";

/** What the service could not hand over. Moments are ISO 8601, UTC. */
const moment = z.string();
const partner = z.strictObject({ code: z.string(), name: z.string() });

const stuckMail = z.strictObject({
  id: z.string(),
  kind: z.enum(ALL_MAIL_KINDS),
  partner,
  booking: z.strictObject({ id: z.string(), number: z.string() }).nullable(),
  state: z.enum(["waiting", "failed"]),
  failure: z.enum(MAIL_FAILURES).nullable(),
  attempts: z.int(),
  created: moment,
  /** When it is tried next by itself; null where it was given up. */
  next: moment.nullable(),
  /** Whether there is still somebody and something to send. */
  can_send: z.boolean(),
});
export type StuckMail = z.infer<typeof stuckMail>;

const failingAddress = z.strictObject({
  /** Id of the endpoint. */
  id: z.string(),
  partner,
  host: z.string(),
  /** Messages that were tried several times and wait for the next attempt. */
  waiting: z.int(),
  /** Those that were given up in the last week. */
  given_up: z.int(),
  /** Attempts at the message that was tried most often. */
  attempts: z.int(),
  created: moment,
  /** The last of them, which can be tried again, and what it tells of. */
  delivery: z.strictObject({
    id: z.string(),
    event_type: z.string(),
    /** HTTP status of its last attempt; null where no answer came. */
    status: z.int().nullable(),
  }),
  /** Whether the address is switched off: nothing is sent to it then. */
  is_off: z.boolean(),
});
export type FailingAddress = z.infer<typeof failingAddress>;

/** Answer of GET /api/operator/stuck: the longest waiting first. */
export const officeStuck = z.strictObject({
  mails: z.array(stuckMail),
  addresses: z.array(failingAddress),
  /** Whether mails leave the house. */
  sends_mails: z.boolean(),
});
export type OfficeStuck = z.infer<typeof officeStuck>;
