import { z } from "zod";
import type { FailingAddress, OfficeStuck, StuckMail } from "@/lib/contracts/operator/stuck";
import { db, runStatement } from "@/lib/db";
import { ALL_MAIL_KINDS, MAIL_FAILURES } from "@/lib/domain/mail/mail";
import { sendsMails } from "@/lib/env";
import { isUndelivered, isUnsent } from "./waiting-rules";

/** Rows of a list: whoever has more has one cause, and sees it in the first. */
const MOST = 100;

/** Mails and messages that were given up in the last week, or have failed several times: one reading for Today's counts and for their page. */
export async function readStuck({ now }: { now: Date }): Promise<OfficeStuck> {
  const [mails, addresses] = await Promise.all([readMails(now), readAddresses(now)]);
  return { mails, addresses, sends_mails: sendsMails() };
}

const MAILS = {
  name: "office_stuck_mails",
  text: `
    select m.id::text as id, m.kind, p.code, p.name, b.id::text as "bookingId", b.booking_number as "bookingNumber", m.state, m.failure, m.attempts,
           m.created_at as "createdAt", m.next_at as "nextAt",
           (m.sealed_recipient is not null and (m.booking_id is not null or m.quote_id is not null or m.sealed_message is not null)) as "canSend"
      from (select * from mail where ${isUnsent("$1::timestamptz")} order by created_at, id limit ${MOST}) m
      join partner p on p.id = m.partner_id left join booking b on b.id = m.booking_id
     order by m.created_at, m.id`,
};

const mailRows = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(ALL_MAIL_KINDS),
    code: z.string(),
    name: z.string(),
    bookingId: z.string().nullable(),
    bookingNumber: z.string().nullable(),
    state: z.enum(["waiting", "failed"]),
    failure: z.enum(MAIL_FAILURES).nullable(),
    attempts: z.int(),
    createdAt: z.date(),
    nextAt: z.date().nullable(),
    canSend: z.boolean(),
  }),
);

/** Whom they go to is not told. */
async function readMails(now: Date): Promise<StuckMail[]> {
  const rows = mailRows.parse(await runStatement(MAILS, [now]));
  return rows.map(({ code, name, bookingId, bookingNumber, createdAt, nextAt, canSend, ...mail }) => ({
    ...mail,
    partner: { code, name },
    booking: bookingId && bookingNumber ? { id: bookingId, number: bookingNumber } : null,
    created: createdAt.toISOString(),
    next: nextAt?.toISOString() ?? null,
    can_send: canSend,
  }));
}

const ADDRESSES = {
  name: "office_failing_addresses",
  text: `
    select endpoint_id::text as id, (count(*) filter (where state = 'pending'))::integer as waiting,
           (count(*) filter (where state = 'failed'))::integer as "givenUp", max(attempts)::integer as attempts, min(created_at) as since,
           (array_agg(id::text order by created_at desc))[1] as "deliveryId"
      from webhook_delivery where ${isUndelivered("$1::timestamptz")} group by endpoint_id order by since, endpoint_id limit ${MOST}`,
};

const addressRows = z.array(
  z.object({ id: z.string(), waiting: z.int(), givenUp: z.int(), attempts: z.int(), since: z.date(), deliveryId: z.string() }),
);

async function readAddresses(now: Date): Promise<FailingAddress[]> {
  const rows = addressRows.parse(await runStatement(ADDRESSES, [now]));
  const last = new Map((await readDeliveries(rows.map(({ deliveryId }) => deliveryId))).map((delivery) => [delivery.id, delivery]));
  return rows.flatMap(({ id, waiting, givenUp, attempts, since, deliveryId }) => {
    const delivery = last.get(deliveryId);
    if (!delivery) return [];
    const { event, endpoint, tries } = delivery;
    return {
      ...{ id, partner: endpoint.partner, host: new URL(endpoint.url).host, waiting, given_up: givenUp, attempts },
      ...{ created: since.toISOString(), is_off: endpoint.disabledAt !== null },
      delivery: { id: deliveryId, event_type: event.type, status: tries[0]?.status ?? null },
    };
  });
}

function readDeliveries(ids: readonly string[]) {
  return db().webhookDelivery.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      event: { select: { type: true } },
      endpoint: { select: { url: true, disabledAt: true, partner: { select: { code: true, name: true } } } },
      tries: { orderBy: { id: "desc" }, take: 1, select: { status: true } },
    },
  });
}
