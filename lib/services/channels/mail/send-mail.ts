import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { MAIL_KINDS, type MailFailure, type MailWay, nextMailAttempt } from "@/lib/domain/mail/mail";
import { isOpenQuote } from "@/lib/domain/quotes/quote-state";
import { sendsMails } from "@/lib/env";
import type { Mail } from "@/lib/generated/prisma/client";
import { log, traceOf } from "@/lib/log";
import { isShut } from "@/lib/services/access/partners/open-partners";
import { quoteUrl } from "@/lib/services/booking/record/public-urls";
import { makeQuotePdf } from "@/lib/services/documents/quotes/make-quote-pdf";
import { fileOf, type MailMessage, openMessage, openRecipient, sealMessage } from "@/lib/services/ground/mail/mail-message";
import { mailJob } from "@/lib/services/ground/outbox/job-names";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";
import { presentCustomerQuote } from "@/lib/services/quotes/present-customer-quote";
import { findQuote } from "@/lib/services/quotes/quote-record";
import { refreshPrices } from "@/lib/services/quotes/refresh-prices";
import { isUnavailable } from "@/lib/util/unavailable";
import { composeQuoteLetter } from "./letter/compose-quote-letter";
import { dressLetter } from "./parts/dress-letter";
import { writeMessage } from "./parts/write-message";
import { writeNotice } from "./parts/write-notice";
import { sendBySmtp } from "./transport/send-by-smtp";
import { composeFallLetter } from "./watches/compose-fall-letter";
import { readToldFall } from "./watches/read-told-fall";

interface Sending {
  mailId: string;
  /** Which attempt this is, from 1. */
  attempt: number;
  /** Whether a run with the same number has begun before and broken off: then the attempt is made again. */
  isRepeated?: boolean;
  now: Date;
  /** A number from 0 to 1 that spreads the repetitions. */
  random?: number;
}

/** An attempt that has not ended by then died with its process; the sweep goes on with the next. */
const LEASE_MS = 5 * 60_000;

type Outcome = { state: "sent"; via: MailWay } | { state: "failed"; failure: MailFailure } | { state: "waiting" };

/**
 * Writes the mail at its first attempt and sends it, or puts it into the portal's mailbox where none leave the house; plans the next attempt where
 * it failed. Of any number of runs with the same number, one sends.
 */
export async function sendMail({ mailId, attempt, isRepeated = false, now, random = Math.random() }: Sending): Promise<void> {
  const begun = isRepeated ? [attempt - 1, attempt] : [attempt - 1];
  const claimed = await db().mail.updateMany({
    where: { id: mailId, state: "waiting", attempts: { in: begun } },
    data: { attempts: attempt, nextAt: new Date(now.getTime() + LEASE_MS) },
  });
  if (claimed.count !== 1) return;
  const mail = await db().mail.findUniqueOrThrow({ where: { id: mailId } });
  const outcome = await deliver(mail, now).catch((error: unknown) => giveWay(mail, error));
  await record(mail, outcome, outcome.state === "waiting" ? nextMailAttempt(attempt, now, random) : null, now);
}

async function deliver(mail: Mail, now: Date): Promise<Outcome> {
  const message = await messageOf(mail, now);
  if (message === null) return { state: "failed", failure: "unavailable" };
  if (!sendsMails()) return { state: "sent", via: "mailbox" };
  const recipient = await openRecipient(mail);
  if (recipient === "") return { state: "failed", failure: "erased" };
  if (await isOfShutPartner(mail)) return { state: "failed", failure: "unavailable" };
  const sent = await sendBySmtp({ mailId: mail.id, recipient, message, date: mail.createdAt });
  if (sent === "sent") return { state: "sent", via: "smtp" };
  return sent === "refused" ? { state: "failed", failure: "refused" } : { state: "waiting" };
}

/** Nothing of a demonstration that is off leaves the house. */
async function isOfShutPartner({ partnerId }: Mail): Promise<boolean> {
  return isShut(await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { isDemo: true } }));
}

/** What nobody has thought of fails the attempt, and with the last one the mail, rather than staying for ever. */
function giveWay({ id, bookingId, quoteId }: Mail, error: unknown): Outcome {
  if (isUnavailable(error)) throw error;
  log.error({ mailId: id, bookingId, quoteId, error: traceOf(error) }, "a mail could not be written");
  return { state: "waiting" };
}

/** The message as the first attempt wrote it: all attempts send the same. @returns null where there is nothing to write about */
async function messageOf(mail: Mail, now: Date): Promise<MailMessage | null> {
  if (mail.sealedMessage) return openMessage(mail.id, mail.sealedMessage);
  try {
    const message = await write(mail, now);
    const sealedMessage = await sealMessage(mail.id, message);
    const kept = await db().mail.updateMany({ where: { id: mail.id, sealedRecipient: { not: null } }, data: { sealedMessage } });
    return kept.count === 1 ? message : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function write({ bookingId, quoteId, ...row }: Mail, now: Date): Promise<MailMessage> {
  const kind = MAIL_KINDS.find((each) => each === row.kind);
  const locale = LOCALES.find((each) => each === row.locale);
  if (locale && quoteId) return writeQuoteMessage({ quoteId, fallId: row.kind === "price_fall" ? row.priceFallId : null, locale, now });
  if (locale && bookingId && row.departureLetterId) return writeNotice({ letterId: row.departureLetterId, bookingId, locale, now });
  if (locale && bookingId && kind) return writeMessage({ bookingId, kind, locale, now });
  throw new Error("a mail of an unknown kind or language");
}

/** What became of the attempt and the job of the next are one statement. What has left the house is not kept. */
async function record({ id, attempts }: Mail, outcome: Outcome, next: Date | null, now: Date): Promise<void> {
  const jobs = JSON.stringify(next ? [mailJob(id, attempts + 1, next)] : []);
  const state = outcome.state === "waiting" && !next ? "failed" : outcome.state;
  const failure = outcome.state === "failed" ? outcome.failure : state === "failed" ? "unreachable" : null;
  const via = outcome.state === "sent" ? outcome.via : null;
  const keeps = state === "waiting" || via === "mailbox";
  await retryConflict(
    () => db().$queryRaw`
      with moved as (
        update mail set state = ${state}, via = ${via}, failure = ${failure}, next_at = ${next}, done_at = case ${state} when 'waiting' then null else ${now}::timestamptz end,
               sealed_message = case when ${keeps}::boolean then sealed_message end
         where id = ${id}::uuid and attempts = ${attempts} and state = 'waiting'
        returning id)
      select queue_jobs_v1(${jobs}::jsonb)::text from moved`,
  );
  relayJobsSoon();
}

interface QuoteMessage {
  quoteId: string;
  /** The fall of a watched price that it tells; null where somebody has sent the quote. */
  fallId: string | null;
  locale: Locale;
  now: Date;
}

/**
 * The whole mail of a quote at prices of this minute, made of what the customer's own page shows: nothing of what it costs the agency can be in it.
 * @throws AppError quote_not_found; quote_ended; mail_unavailable; carrier_unconfirmed
 */
async function writeQuoteMessage({ quoteId, fallId, locale, now }: QuoteMessage): Promise<MailMessage> {
  const row = await refreshPrices(await findQuote(quoteId), now);
  if (!isOpenQuote(row, now)) throw new AppError("quote_ended");
  const quote = await presentCustomerQuote(row, { locale, now });
  const { pdf, fileName } = await makeQuotePdf({ token: row.token, locale, now });
  const source = { quote, url: quoteUrl(row.token), locale };
  const letter = fallId ? composeFallLetter({ ...source, fall: await readToldFall(fallId) }) : composeQuoteLetter(source);
  return dressLetter(letter, {
    replyTo: quote.contacts.email,
    logo: row.partner.logo,
    files: [fileOf(fileName, "application/pdf", pdf)],
  });
}
