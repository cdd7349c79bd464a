import { z } from "zod";
import { USUAL_ITEMS } from "@/lib/contracts/cursor-paging";
import type { EventPage, EventsQuery, ListedEvent } from "@/lib/contracts/interface/events";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { openMessage } from "@/lib/services/booking/messages/message-body";
import { cursorRefused } from "@/lib/services/ground/paging/cursor";

const eventRow = z.object({ number: z.bigint(), id: z.string(), body: z.string(), createdAt: z.date() });
/** The body as it was sent. */
const storedBody = z.custom<ListedEvent["body"]>((value) => typeof value === "object" && value !== null);
const counterRow = z.tuple([z.object({ last: z.bigint() })]);

/**
 * What has happened to a partner's bookings and its account, in the order in which it was announced: all of it within the last 30
 * days. Numbers become visible in their order (SQL function number_event), so reading on from one misses nothing.
 * @throws AppError validation (`cursor`)
 */
export async function listEvents({ partnerId, query }: { partnerId: string; query: EventsQuery }): Promise<EventPage> {
  const { cursor, start, types = [], limit = USUAL_ITEMS } = query;
  // Read first: whatever it counts is there to be read after it.
  const last = await lastNumber(partnerId);
  const after = cursor === undefined ? (start === "now" ? last : 0n) : numberIn(cursor);
  const chosen = types.length > 0 ? Prisma.sql`and m.type in (${Prisma.join(types)})` : Prisma.empty;
  const found = await db().$queryRaw<unknown[]>`
    select m.number, m.id, m.body, m.created_at as "createdAt" from webhook_event m
     where m.partner_id = ${partnerId}::uuid and m.number > ${after} and m.number <= ${last} ${chosen}
     order by m.number limit ${limit}`;
  const rows = z.array(eventRow).parse(found);
  const isFull = rows.length === limit;
  const end = (isFull ? rows.at(-1)?.number : undefined) ?? (last > after ? last : after);
  return { items: await Promise.all(rows.map(present)), next_cursor: cursorTo(end) };
}

/** Reads the number of the partner's last event. */
async function lastNumber(partnerId: string): Promise<bigint> {
  const rows = await db().$queryRaw<unknown[]>`
    select coalesce((select c.last from event_counter c where c.partner_id = ${partnerId}::uuid), 0)::bigint as last`;
  return counterRow.parse(rows)[0].last;
}

async function present(row: z.infer<typeof eventRow>): Promise<ListedEvent> {
  const { id, body, createdAt } = await openMessage(row);
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
