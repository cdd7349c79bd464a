import { z } from "zod";
import { LOCALES } from "@/lib/domain/localized";
import { ALL_MAIL_KINDS, BOOKING_LETTER_KINDS, MAIL_FAILURES, MAIL_KINDS, MAIL_STATES, MAIL_WAYS } from "@/lib/domain/mail/mail";
import { emailAddress, queryInteger } from "../shared";
import { doneBy } from "./done-by";

const kind = z.enum(MAIL_KINDS);
const locale = z.enum(LOCALES);

const to = emailAddress;

/** Body of POST /api/portal/bookings/{id}/mails. */
export const mailRequest = z.object({
  kind,
  /** Of the customer. */
  locale,
  to,
});
export type MailRequest = z.infer<typeof mailRequest>;

/** A mail of a booking's history. */
export const sentMail = z.strictObject({
  id: z.string(),
  kind: z.enum(BOOKING_LETTER_KINDS),
  locale,
  /** Empty once it is erased. */
  to: z.string(),
  state: z.enum(MAIL_STATES),
  /** Null until it is sent. */
  via: z.enum(MAIL_WAYS).nullable(),
  /** Null unless it was given up. */
  failure: z.enum(MAIL_FAILURES).nullable(),
  attempts: z.int(),
  by_itself: z.boolean(),
  /** Who has sent it; null where it went by itself. */
  by: doneBy.nullable(),
  /** When it was ordered, and when it was sent or given up: ISO 8601, UTC. */
  at: z.string(),
  done: z.string().nullable(),
});
export type SentMail = z.infer<typeof sentMail>;
export const sentMails = z.array(sentMail);
export type SentMails = z.infer<typeof sentMails>;

/** Body of POST /api/portal/quotes/{id}/mails: it is written in the language of the quote. */
export const quoteMailRequest = z.object({ to });
export type QuoteMailRequest = z.infer<typeof quoteMailRequest>;

/** A mail of a quote. */
export const quoteMail = sentMail.omit({ kind: true, locale: true, by_itself: true, by: true });
export type QuoteMail = z.infer<typeof quoteMail>;

/** Query of GET /api/portal/bookings/{id}/letters. */
export const letterQuery = z.object({ locale: locale.default("uz") });

/** Answer of GET /api/portal/bookings/{id}/letters: what may be written to the customer now. */
export const bookingLetters = z.strictObject({
  /** The payer's address; empty where the agency's own stands in for it. */
  recipient: z.string(),
  /** Whether mails leave the house; else they are read in the mailbox. */
  leaves: z.boolean(),
  letters: z.array(z.strictObject({ kind, subject: z.string(), text: z.string() })),
});
export type BookingLetters = z.infer<typeof bookingLetters>;

/** Query of GET /api/portal/mails. */
export const mailboxQuery = z.object({ page: queryInteger(z.number().int().min(1).max(10_000).default(1)) });

export const mailboxItem = z.strictObject({
  id: z.string(),
  kind: z.enum(ALL_MAIL_KINDS),
  /** Id of the booking that it is about; null of a quote's, and of what people of the agency are written about their account. */
  booking: z.string().nullable(),
  at: z.string(),
  to: z.string(),
  subject: z.string(),
});
export type MailboxItem = z.infer<typeof mailboxItem>;

export const mailboxPage = z.strictObject({ page: z.int(), pages: z.int(), items: z.array(mailboxItem) });
export type MailboxPage = z.infer<typeof mailboxPage>;

/** Answer of GET /api/portal/mails/{id}. */
export const mailShown = z.strictObject({
  id: z.string(),
  /** Id of the booking that it is about; null of a quote's, and of what people of the agency are written about their account. */
  booking: z.string().nullable(),
  /** Id of the quote that it is about. */
  quote: z.string().nullable(),
  at: z.string(),
  to: z.string(),
  from: z.string(),
  /** Empty where there is none. */
  reply_to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.strictObject({ name: z.string(), type: z.string(), base64: z.string() })),
});
export type MailShown = z.infer<typeof mailShown>;

/** Body of POST /api/portal/mail-settings: what is sent by itself, and in which language where the customer's is not known. */
export const mailSettings = z.object({
  confirmation: z.boolean(),
  receipts: z.boolean(),
  changes: z.boolean(),
  refunds: z.boolean(),
  locale,
});
export type MailSettings = z.infer<typeof mailSettings>;

/** Answer of GET and POST /api/portal/mail-settings. */
export const mailSettingsShown = mailSettings.extend({ leaves: z.boolean() });
export type MailSettingsShown = z.infer<typeof mailSettingsShown>;
