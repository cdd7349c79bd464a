import { v7 } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import type { LetterKind } from "@/lib/domain/mail/mail";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Act } from "@/lib/services/ground/audit/act";
import { sealRecipient } from "@/lib/services/ground/mail/mail-message";
import { mailJob } from "@/lib/services/ground/outbox/job-names";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";
import { retryConflict } from "@/lib/services/ground/outbox/retry-conflict";

/** What a mail is about. */
export type MailSubject = { bookingId: string; quoteId?: never } | { bookingId?: never; quoteId: string };

export interface NewMail {
  partnerId: string;
  about: MailSubject;
  /** The change of the booking that it tells of by itself: there is one mail for it at most. */
  bookingEventId?: bigint;
  kind: LetterKind;
  locale: Locale;
  recipient: string;
  /** Who asked for the mail, as booking events name them. */
  actor: string;
  /** When it is to be sent; at once where absent. */
  at?: Date;
  now: Date;
  /** Work in the transaction of the mail, before it: it stands, or nothing does. */
  record?: Act["record"];
}

/**
 * Leaves a mail to be written and sent: the mail and its job are one statement. Nothing is left where the booking's personal data are erased, or the
 * quote has been booked or withdrawn meanwhile: what is erased with a booking stays erased.
 * @throws AppError mail_unavailable in that case where something is to be recorded with it
 */
export async function insertMail({ record, ...mail }: NewMail): Promise<void> {
  const id = v7();
  const sealed = await sealRecipient(id, mail.recipient);
  const left = { id, sealed, ...mail };
  if (record) await retryConflict(() => db().$transaction((tx) => insertWith(tx, left, record)));
  else await retryConflict(() => insert(db(), left));
  relayJobsSoon();
}

type SealedMail = Omit<NewMail, "record"> & { id: string; sealed: string };

async function insertWith(tx: Prisma.TransactionClient, mail: SealedMail, record: NonNullable<NewMail["record"]>): Promise<void> {
  await record(tx);
  if ((await insert(tx, mail)) === 0) throw new AppError("mail_unavailable");
}

/** @returns how many were left, one or none */
async function insert(tx: Pick<Prisma.TransactionClient, "$queryRaw">, mail: SealedMail): Promise<number> {
  const { id, sealed, partnerId, about, bookingEventId, kind, locale, actor, now, at = now } = mail;
  const { bookingId, quoteId } = about;
  const jobs = JSON.stringify([mailJob(id, 1, at)]);
  const added = await tx.$queryRaw<unknown[]>`
    with of_booking as (
      select b.id from booking b where b.id = ${bookingId ?? null}::uuid and b.partner_id = ${partnerId}::uuid and b.erased_at is null for share),
    of_quote as (
      select q.id from quote q
       where q.id = ${quoteId ?? null}::uuid and q.partner_id = ${partnerId}::uuid and q.booking_id is null and q.withdrawn_at is null for share),
    added as (
      insert into mail (id, partner_id, booking_id, quote_id, booking_event_id, kind, locale, sealed_recipient, next_at, actor, created_at)
      select ${id}::uuid, ${partnerId}::uuid, about.booking_id, about.quote_id, ${bookingEventId ?? null}::bigint, ${kind}, ${locale}, ${sealed}, ${at}, ${actor}, ${now}
        from (select id as booking_id, null::uuid as quote_id from of_booking union all select null, id from of_quote) about
          on conflict (booking_event_id) do nothing
      returning id)
    select queue_jobs_v1(${jobs}::jsonb)::text from added`;
  return added.length;
}
