import { z } from "zod";
import type { OfficeStuck } from "@/lib/contracts/operator/operator-today";
import { db } from "@/lib/db";
import { type HouseRole, mayInHouse } from "@/lib/domain/house/rights";
import { FAILED_ATTEMPTS, LOW_STOCK_PART, TICKETING_MINUTES } from "./waiting-rules";

const MINUTE_MS = 60_000;
/** Rows of a list: whoever has more has one cause, and sees it in the first. */
const MOST = 100;

/** What the service has tried and could not do by itself, of what somebody with these roles may see. */
export async function readStuck({ roles, now }: { roles: readonly HouseRole[]; now: Date }): Promise<OfficeStuck> {
  const [tickets, stock, webhooks, mails] = await Promise.all([
    mayInHouse(roles, "bookings", "see") ? readTickets(now) : null,
    mayInHouse(roles, "stock", "see") ? readStock() : null,
    mayInHouse(roles, "agencies", "see") ? readWebhooks() : null,
    mayInHouse(roles, "agencies", "see") ? readMails() : null,
  ]);
  return { tickets, stock, webhooks, mails };
}

async function readTickets(now: Date): Promise<OfficeStuck["tickets"]> {
  const until = new Date(now.getTime() - TICKETING_MINUTES * MINUTE_MS);
  const rows = await db().booking.findMany({
    where: { status: "paid", updatedAt: { lt: until } },
    orderBy: [{ updatedAt: "asc" }, { id: "asc" }],
    take: MOST,
    select: { bookingNumber: true, updatedAt: true, partner: { select: { name: true } } },
  });
  return rows.map(({ bookingNumber, updatedAt, partner }) => ({
    booking_number: bookingNumber,
    agency: partner.name,
    since: updatedAt.toISOString(),
  }));
}

const stocks = z.array(z.object({ carrier: z.string(), left: z.int(), declared: z.int() }));

async function readStock(): Promise<OfficeStuck["stock"]> {
  const rows = await db().$queryRaw`
    select carrier, sum(last_number - next_number + 1)::float8 as "left", sum(last_number - first_number + 1)::float8 as declared
      from ticket_stock where closed_at is null group by carrier
    having sum(last_number - next_number + 1) * ${LOW_STOCK_PART}::integer <= sum(last_number - first_number + 1)
     order by 2, carrier`;
  return stocks.parse(rows);
}

const endpoints = z.array(z.object({ id: z.string(), agency: z.string(), url: z.string(), waiting: z.int(), since: z.date() }));

async function readWebhooks(): Promise<OfficeStuck["webhooks"]> {
  const rows = await db().$queryRaw`
    select e.id::text as id, p.name as agency, e.url, d.waiting, d.since
      from (select endpoint_id, count(*)::integer as waiting, min(created_at) as since
              from webhook_delivery where state = 'pending' and attempts >= ${FAILED_ATTEMPTS}::integer group by endpoint_id) d
      join webhook_endpoint e on e.id = d.endpoint_id join partner p on p.id = e.partner_id
     order by d.since, e.id limit ${MOST}`;
  return endpoints
    .parse(rows)
    .map(({ id, agency, url, waiting, since }) => ({ id, agency, host: new URL(url).host, waiting, since: since.toISOString() }));
}

const letters = z.array(z.object({ id: z.string(), agency: z.string(), kind: z.string(), attempts: z.int(), since: z.date() }));

async function readMails(): Promise<OfficeStuck["mails"]> {
  const rows = await db().$queryRaw`
    select m.id::text as id, p.name as agency, m.kind, m.attempts, m.created_at as since
      from mail m join partner p on p.id = m.partner_id
     where m.state = 'waiting' and m.attempts >= ${FAILED_ATTEMPTS}::integer order by m.created_at, m.id limit ${MOST}`;
  return letters.parse(rows).map(({ since, ...letter }) => ({ ...letter, since: since.toISOString() }));
}
