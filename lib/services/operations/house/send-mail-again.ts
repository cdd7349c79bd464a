import { validate } from "uuid";
import { z } from "zod";
import type { SentAgain } from "@/lib/contracts/operator/house";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { mailJob } from "@/lib/services/ground/outbox/job-names";
import { queueInside } from "@/lib/services/ground/outbox/queue-inside";
import { relayJobsSoon } from "@/lib/services/ground/outbox/relay-jobs";

interface SendMailAgain {
  mailId: string;
  reason: string;
  by: Doer;
  now: Date;
}

const opened = z.array(z.object({ attempts: z.int(), partnerId: z.string(), bookingId: z.string().nullable(), kind: z.string() })).max(1);

/**
 * Has a mail that was given up, or that waits for its next attempt, tried again at once: a worker sends it. One that is being sent is left alone.
 * @throws AppError mail_not_found where there is none, it has been sent, or there is nobody or nothing left to send
 */
export async function sendMailAgain({ mailId, reason, by, now }: SendMailAgain): Promise<SentAgain> {
  if (!validate(mailId)) throw new AppError("mail_not_found");
  await db().$transaction(async (tx) => {
    const found = await tx.$queryRaw`
      update mail set state = 'waiting', next_at = ${now}, done_at = null, failure = null
       where id = ${mailId}::uuid and state in ('waiting', 'failed') and sealed_recipient is not null
         and (booking_id is not null or quote_id is not null or sealed_message is not null)
         and not exists (select from graphile_worker.jobs j where j.key = 'mail:' || mail.id and j.locked_at is not null)
      returning attempts, partner_id::text as "partnerId", booking_id::text as "bookingId", kind`;
    const [mail] = opened.parse(found);
    if (!mail) throw new AppError("mail_not_found");
    const { attempts, partnerId, bookingId, kind } = mail;
    await queueInside(tx, [mailJob(mailId, attempts + 1, now)]);
    await recordAudit(tx, { action: "mail_sent_again", by, partnerId, bookingId, detail: { kind, reason }, now });
  });
  relayJobsSoon();
  return { outcome: "queued" };
}
