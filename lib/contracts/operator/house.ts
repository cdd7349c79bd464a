import { z } from "zod";
import { LOCALES } from "@/lib/domain/localized";
import { ALL_MAIL_KINDS } from "@/lib/domain/mail/mail";

/** Why something was done, for whoever reads the audit log. */
const reason = z.string().trim().min(3).max(500);
/** ISO 8601, UTC. */
const moment = z.string();

/** Body of POST /api/operator/house/mails/{id} and …/deliveries/{id}: send it again. */
export const againRequest = z.object({ reason });
export type AgainRequest = z.infer<typeof againRequest>;

/** Body of POST /api/operator/house/restores: that a backup was restored somewhere to try it, and what came of it. */
export const triedRestore = z.object({ note: reason });
export type TriedRestore = z.infer<typeof triedRestore>;

/** Answer of POST /api/operator/house/test-mail, which goes to whoever asks for it. */
export const testMail = z.strictObject({
  /** `mailbox`: no server for mails is set, or it is the demonstration. */
  outcome: z.enum(["sent", "refused", "failed", "mailbox"]),
});
export type TestMail = z.infer<typeof testMail>;

const recorded = z.strictObject({
  at: moment,
  /** Name of the file, or what somebody wrote of it. */
  what: z.string(),
});

/** Answer of GET /api/operator/house. */
export const housePage = z.strictObject({
  settings: z.array(
    z.strictObject({
      name: z.string(),
      /** Null of a secret. */
      value: z.string().nullable(),
      source: z.enum(["environment", "start", "default"]),
      is_set: z.boolean(),
    }),
  ),
  workers: z.array(
    z.strictObject({
      id: z.string(),
      since: moment,
      seen: moment,
      /** Seen within the last minute. */
      is_alive: z.boolean(),
    }),
  ),
  jobs: z.array(
    z.strictObject({
      task: z.string(),
      /** Due, and nobody has taken them. */
      due: z.int(),
      at_work: z.int(),
      given_up: z.int(),
      /** How long the oldest due one has waited, seconds. */
      oldest_seconds: z.int(),
    }),
  ),
  /** How many mails, and addresses of partners' programs, stand on the page of what has not arrived. */
  stuck: z.strictObject({ mails: z.int(), addresses: z.int() }),
  backup: recorded.nullable(),
  restore: recorded.nullable(),
  /** Whether mails leave the house. */
  sends_mails: z.boolean(),
});
export type HousePage = z.infer<typeof housePage>;

/** Answer of what sends one of them again. */
export const sentAgain = z.strictObject({
  /** `queued` of a mail, which a worker sends; of a message whether it was taken. */
  outcome: z.enum(["queued", "delivered", "failed"]),
});
export type SentAgain = z.infer<typeof sentAgain>;

/** Everything that the service mails: letters that wait in its table of mails, and what it sends to carriers and to the house itself. */
export const MAIL_TEMPLATES = [...ALL_MAIL_KINDS, "agency_closed", "agency_decision", "passenger_list", "report", "test"] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

/** Query of GET /api/operator/house/mails. */
export const mailPreviewQuery = z.object({ kind: z.enum(MAIL_TEMPLATES), language: z.enum(LOCALES) });
export type MailPreviewQuery = z.output<typeof mailPreviewQuery>;

/** Its answer: the kind as its receiver would have it, of invented people and flights, without the files beside it. */
export const mailPreview = z.strictObject({
  kind: z.enum(MAIL_TEMPLATES),
  /** The name before the address that all mails come from. */
  from: z.string(),
  /** Address for answers; empty where there is none. */
  reply_to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type MailPreview = z.infer<typeof mailPreview>;
