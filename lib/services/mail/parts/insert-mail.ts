import { v7 } from "uuid";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import type { MailKind } from "@/lib/domain/mail/mail";
import { mailJob } from "@/lib/jobs/names";
import { relayJobsSoon } from "../../outbox/relay-jobs";
import { retryConflict } from "../../outbox/retry-conflict";
import { sealRecipient } from "./mail-message";

export interface NewMail {
  partnerId: string;
  bookingId: string;
  /** The change that it tells of by itself: there is one mail for it at most. */
  bookingEventId: bigint | null;
  kind: MailKind;
  locale: Locale;
  recipient: string;
  /** As booking events name them. */
  actor: string;
  /** When it is to be sent; at once where absent. */
  at?: Date;
  now: Date;
}

/** Leaves a mail to be written and sent: the mail and its job are one statement. */
export async function insertMail({
  partnerId,
  bookingId,
  bookingEventId,
  kind,
  locale,
  recipient,
  actor,
  now,
  at = now,
}: NewMail): Promise<void> {
  const id = v7();
  const sealed = await sealRecipient(id, recipient);
  const jobs = JSON.stringify([mailJob(id, 1, at)]);
  await retryConflict(
    () => db().$queryRaw`
      with added as (
        insert into mail (id, partner_id, booking_id, booking_event_id, kind, locale, sealed_recipient, next_at, actor, created_at)
        select ${id}::uuid, b.partner_id, b.id, ${bookingEventId}::bigint, ${kind}, ${locale}, ${sealed}, ${at}, ${actor}, ${now}
          from booking b where b.id = ${bookingId}::uuid and b.partner_id = ${partnerId}::uuid and b.erased_at is null for share
            on conflict (booking_event_id) do nothing
        returning id)
      select queue_jobs_v1(${jobs}::jsonb)::text from added`,
  );
  relayJobsSoon();
}
