import { z } from "zod";
import { USUAL_ITEMS } from "@/lib/contracts/cursor-paging";
import type { EventPage, EventsQuery, ListedEvent } from "@/lib/contracts/interface/events";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { noteAsked } from "@/lib/services/booking/messages/asked-for";
import { lateBody } from "@/lib/services/booking/messages/late-body";
import { openMessage } from "@/lib/services/booking/messages/message-body";
import { cursorRefused } from "@/lib/services/ground/paging/cursor";

const eventRow = z.object({
  number: z.bigint(),
  id: z.string(),
  body: z.string(),
  bookingEventId: z.bigint().nullable(),
  createdAt: z.date(),
});
/** The body as it was sent. */
const storedBody = z.custom<ListedEvent["body"]>((value) => typeof value === "object" && value !== null);
const counterRow = z.tuple([z.object({ last: z.bigint(), isNoted: z.boolean() })]);

/**
 * What has happened to a partner's bookings and its account, in the order in which it was announced: all of it within the last 30
 * days. Numbers become visible in their order (SQL function number_event), so reading on from one misses nothing. Bodies of what was announced while
 * nobody listened are made now, and kept.
 * @throws AppError validation (`cursor`)
 */
export async function listEvents({ partnerId, query }: { partnerId: string; query: EventsQuery }): Promise<EventPage> {
  const { cursor, start, types = [], limit = USUAL_ITEMS } = query;
  // Read first: whatever it counts is there to be read after it.
  const { last, isNoted } = await readCounter(partnerId);
  if (!isNoted) await noteAsked(partnerId);
  const after = cursor === undefined ? (start === "now" ? last : 0n) : numberIn(cursor);
  const chosen = types.length > 0 ? Prisma.sql`and m.type in (${Prisma.join(types)})` : Prisma.empty;
  const found = await db().$queryRaw<unknown[]>`
    select m.number, m.id, m.body, m.booking_event_id as "bookingEventId", m.created_at as "createdAt" from webhook_event m
     where m.partner_id = ${partnerId}::uuid and m.number > ${after} and m.number <= ${last} ${chosen}
     order by m.number limit ${limit}`;
  const rows = z.array(eventRow).parse(found);
  const isFull = rows.length === limit;
  const end = (isFull ? rows.at(-1)?.number : undefined) ?? (last > after ? last : after);
  const items: ListedEvent[] = [];
  // One after the other: a page of a hundred bookings is not to take all connections.
  for (const row of rows) items.push(await present(row, partnerId));
  return { items, next_cursor: cursorTo(end) };
}

/** Reads the number of the partner's last event, and whether it was noted within a day that it asks for them. */
async function readCounter(partnerId: string): Promise<z.infer<typeof counterRow>[0]> {
  const rows = await db().$queryRaw<unknown[]>`
    select coalesce(max(c.last), 0)::bigint as last, coalesce(bool_and(c.asked_at > now() - interval '1 day'), false) as "isNoted"
      from event_counter c where c.partner_id = ${partnerId}::uuid`;
  return counterRow.parse(rows)[0];
}

async function present(row: z.infer<typeof eventRow>, partnerId: string): Promise<ListedEvent> {
  const { id, bookingEventId, createdAt } = row;
  const isUntold = row.body === "" && bookingEventId !== null;
  const { body } = isUntold ? { body: await lateBody({ id, partnerId, bookingEventId }) } : await openMessage(row);
  return { id, created: createdAt.toISOString(), body: storedBody.parse(JSON.parse(body)) };
}

function cursorTo(number: bigint): string {
  return Buffer.from(`e${number}`).toString("base64url");
}

/** @throws AppError validation (`cursor`) */
function numberIn(cursor: string): bigint {
  const number = /^e(\d{1,18})$/.exec(Buffer.from(cursor, "base64url").toString())?.[1];
  if (number === undefined) throw cursorRefused();
  return BigInt(number);
}
