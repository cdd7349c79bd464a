import { z } from "zod";
import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import type { QueueView } from "@/lib/contracts/operator/queues";
import { runStatement } from "@/lib/db";
import { ASKED, ASLEEP, askedAt, QUEUE_SOURCES } from "./queue-sources";

const row = z.object({
  subject: z.string(),
  due: z.date().nullable(),
  since: z.date().nullable(),
  bookingId: z.string().nullable(),
  assignedTo: z.string().nullable(),
  /** Null where it is awake. */
  snoozedUntil: z.date().nullable(),
  snoozedBy: z.string().nullable(),
  sealedReason: z.string().nullable(),
});
/** An item of a queue, whatever it is about. */
export type QueueRow = z.infer<typeof row>;

/** Items of a queue as `told`, with what was done about them. */
function toldOf(kind: QueueKind): string {
  return `
    with ${ASKED},
    o (subject, due, since, came, booking_id) as (${QUEUE_SOURCES[kind]}),
    told as (
      select o.subject, o.due, o.since, o.booking_id::text as "bookingId", q.assigned_to::text as "assignedTo", ${ASLEEP} as asleep,
             q.snoozed_until, q.snoozed_by, q.sealed_reason
        from o left join queue_item q on q.kind = '${kind}' and q.subject = o.subject)`;
}

const COLUMNS = `
  subject, due, since, "bookingId", "assignedTo", case when asleep then snoozed_until end as "snoozedUntil",
  case when asleep then snoozed_by end as "snoozedBy", case when asleep then sealed_reason end as "sealedReason"`;
/** The nearest deadline first; what has none after them, the longest waiting first. */
const ORDER = "due nulls last, since nulls last, subject";

interface Asked {
  kind: QueueKind;
  view: QueueView;
  userId: string;
  now: Date;
  limit: number;
  offset: number;
}

const counted = z.array(row.extend({ total: z.int() }));

/** A piece of a queue in its order, and how many there are in this view of it. */
export async function readQueueRows({ kind, view, userId, now, limit, offset }: Asked): Promise<{ rows: QueueRow[]; total: number }> {
  const text = `${toldOf(kind)},
    seen as (select * from told where case $6::text when 'snoozed' then asleep when 'mine' then not asleep and "assignedTo" = $7::text else not asleep end)
    select ${COLUMNS}, (select count(*) from seen)::integer as total from seen order by ${ORDER} limit $8::integer offset $9::integer`;
  const values = [...(await askedAt(now)), view, userId, limit, offset];
  const rows = counted.parse(await runStatement({ name: `office_queue_${kind}`, text }, values));
  return { rows: rows.map(({ total: _, ...each }) => each), total: rows[0]?.total ?? 0 };
}

/** One item that waits, awake or put off; null where it waits no more. */
export async function findQueueRow(kind: QueueKind, subject: string, now: Date): Promise<QueueRow | null> {
  const text = `${toldOf(kind)} select ${COLUMNS} from told where subject = $6::text`;
  const [found] = z.array(row).parse(await runStatement({ name: `office_queue_item_${kind}`, text }, [...(await askedAt(now)), subject]));
  return found ?? null;
}

const stepped = z.array(row.extend({ place: z.int(), total: z.int(), is_here: z.boolean() }));

/** Where an item stands among those that wait and are awake, and its neighbours; of one that is not among them the first. */
export async function readQueueSteps(kind: QueueKind, subject: string, now: Date) {
  const text = `${toldOf(kind)},
    numbered as (
      select *, (row_number() over w)::integer as place, (count(*) over ())::integer as total, subject = $6::text as is_here
        from told where not asleep window w as (order by ${ORDER})),
    here as (select place from numbered where is_here)
    select ${COLUMNS}, place, total, is_here from numbered
     where place between coalesce((select place from here), 1) - 1 and coalesce((select place from here), 0) + 1 order by place`;
  const rows = stepped.parse(await runStatement({ name: `office_queue_steps_${kind}`, text }, [...(await askedAt(now)), subject]));
  const here = rows.find(({ is_here: isHere }) => isHere);
  const before = here && rows.find(({ place }) => place === here.place - 1);
  const after = rows.find(({ place }) => place === (here?.place ?? 0) + 1);
  return { place: here?.place ?? null, total: rows[0]?.total ?? 0, previous: before ?? null, next: after ?? null };
}
