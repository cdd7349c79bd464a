import { z } from "zod";
import type { StuckMail } from "@/lib/contracts/operator/house";
import { db } from "@/lib/db";
import { ACCOUNT_MAIL_KINDS, LETTER_KINDS, MAIL_FAILURES } from "@/lib/domain/mail/mail";

const HOUR_MS = 3_600_000;
/** Whatever is older, nobody waits for any more. */
const KEPT_MS = 7 * 24 * HOUR_MS;
/** A mail that has waited so long has failed at least twice. */
const SLOW_MS = HOUR_MS / 4;
const MOST = 50;

const rows = z.array(
  z.object({
    id: z.string(),
    kind: z.enum([...LETTER_KINDS, ...ACCOUNT_MAIL_KINDS]),
    code: z.string(),
    name: z.string(),
    bookingNumber: z.string().nullable(),
    state: z.enum(["waiting", "failed"]),
    failure: z.enum(MAIL_FAILURES).nullable(),
    attempts: z.int(),
    createdAt: z.date(),
    nextAt: z.date().nullable(),
    canSend: z.boolean(),
  }),
);

/** Mails of the last week that were given up, or that have waited for a quarter of an hour, the latest first. Whom they go to is not told. */
export async function readStuckMails(now: Date): Promise<StuckMail[]> {
  const [since, before] = [new Date(now.getTime() - KEPT_MS), new Date(now.getTime() - SLOW_MS)];
  const found = await db().$queryRaw`
    select m.id::text as id, m.kind, p.code, p.name, b.booking_number as "bookingNumber", m.state, m.failure, m.attempts, m.created_at as "createdAt",
           m.next_at as "nextAt",
           (m.sealed_recipient is not null and (m.booking_id is not null or m.quote_id is not null or m.sealed_message is not null)) as "canSend"
      from mail m join partner p on p.id = m.partner_id left join booking b on b.id = m.booking_id
     where m.state <> 'sent' and m.created_at > ${since} and (m.state = 'failed' or m.created_at < ${before})
     order by m.created_at desc limit ${MOST}`;
  return rows.parse(found).map(({ code, name, bookingNumber, createdAt, nextAt, canSend, ...mail }) => ({
    ...mail,
    partner: { code, name },
    booking_number: bookingNumber,
    created: createdAt.toISOString(),
    next: nextAt?.toISOString() ?? null,
    can_send: canSend,
  }));
}
