import { z } from "zod";
import { db } from "@/lib/db";
import { messagesKeptSince } from "./kept-since";

const answer = z.tuple([z.object({ asked: z.boolean() })]);

/** Whether a partner has asked for its list of events within the time that the list goes back. */
export async function isListAskedFor({ partnerId, now }: { partnerId: string; now: Date }): Promise<boolean> {
  const rows = await db().$queryRaw<unknown[]>`
    select exists (select from event_counter c where c.partner_id = ${partnerId}::uuid and c.asked_at > ${messagesKeptSince(now)}) as asked`;
  return answer.parse(rows)[0].asked;
}

/** Notes that a partner asks for its list of events: from now on its messages are made as they happen. It may wait for one that is being written. */
export async function noteAsked(partnerId: string): Promise<void> {
  await db().$executeRaw`
    insert into event_counter as c (partner_id, last, asked_at) values (${partnerId}::uuid, 0, now())
        on conflict (partner_id) do update set asked_at = excluded.asked_at`;
}
