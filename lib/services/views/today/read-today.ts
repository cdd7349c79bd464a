import { z } from "zod";
import { type OfficeMovement, type OfficeQueue, type OfficeToday, QUEUE_AREAS, QUEUE_KINDS } from "@/lib/contracts/operator/operator-today";
import { runStatement } from "@/lib/db";
import { type HouseRole, mayInHouse } from "@/lib/domain/house/rights";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { ASKED, ASLEEP, askedAt, QUEUE_SOURCES } from "../queues/queue-sources";

const DAY_MS = 86_400_000;

/** Fresh is what came after the person was here last: in the session before this one. What is put off counts apart, and presses nobody. */
const QUEUES = {
  name: "office_queues",
  text: `
    with ${ASKED},
    seen as materialized (select max(last_seen_at) as at from user_session where user_id = $6::uuid and id is distinct from $7::uuid),
    open (kind, subject, due, since, came, booking_id) as (
      ${QUEUE_KINDS.map((kind) => `select '${kind}', s.* from (${QUEUE_SOURCES[kind]}) s`).join(" union all ")}),
    told as (
      select o.kind, o.due, o.since, o.came, q.assigned_to, ${ASLEEP} as asleep
        from open o left join queue_item q on q.kind = o.kind and q.subject = o.subject)
    select kind, count(*) filter (where not asleep)::integer as count, min(due) filter (where not asleep) as due,
           min(since) filter (where not asleep) as since, count(*) filter (where asleep)::integer as snoozed,
           count(*) filter (where not asleep and assigned_to = $6::uuid)::integer as mine,
           count(*) filter (where not asleep and came > (select at from seen))::integer as fresh
      from told group by kind`,
};

/** One range of an index for each deposit of an agency; those of test mode are no money. */
const MOVEMENTS = {
  name: "office_movements",
  text: `
    select a.currency::text as currency, e.kind::text as kind, sum(e.amount)::bigint as amount
      from ledger_account a join partner p on p.id = a.partner_id
     cross join lateral (select kind, sum(amount_minor) as amount from ledger_entry
                          where account_id = a.id and created_at >= $1 and kind is not null group by kind) e
     where a.kind = 'deposit' and p.test_of is null group by 1, 2`,
};

const queueRows = z.array(
  z.object({
    kind: z.enum(QUEUE_KINDS),
    due: z.date().nullable(),
    since: z.date().nullable(),
    ...{ count: z.int(), fresh: z.int(), mine: z.int(), snoozed: z.int() },
  }),
);
const movementRows = z.array(
  z.object({ currency: z.enum(CURRENCIES), kind: z.enum(["deposit", "payment", "refund", "adjustment"]), amount: z.bigint() }),
);

const NOTHING = { count: 0, fresh: 0, mine: 0, snoozed: 0, due: null, since: null };

interface Reader {
  roles: readonly HouseRole[];
  userId: string;
  /** The session that they are here with. */
  sessionId: string | null;
  now: Date;
}

/** What waits for somebody with these roles, and what money has moved in 24 hours. */
export async function readToday(reader: Reader): Promise<OfficeToday> {
  const { roles, now } = reader;
  const [queues, money] = await Promise.all([readQueues(reader), mayInHouse(roles, "money", "see") ? readMovements(now) : null]);
  return { queues: queues.filter(({ kind }) => mayInHouse(roles, QUEUE_AREAS[kind], "see")), money };
}

async function readQueues({ userId, sessionId, now }: Reader): Promise<OfficeQueue[]> {
  const rows = queueRows.parse(await runStatement(QUEUES, [...(await askedAt(now)), userId, sessionId]));
  return QUEUE_KINDS.map((kind) => {
    const { due, since, ...counts } = rows.find((row) => row.kind === kind) ?? NOTHING;
    return { ...counts, kind, due: due?.toISOString() ?? null, since: since?.toISOString() ?? null };
  });
}

/** By currency; a currency in which nothing has moved is left out. */
async function readMovements(now: Date): Promise<OfficeMovement[]> {
  const since = new Date(now.getTime() - DAY_MS);
  const rows = movementRows.parse(await runStatement(MOVEMENTS, [since]));
  return CURRENCIES.flatMap((currency) => {
    const of = rows.filter((row) => row.currency === currency);
    if (of.length === 0) return [];
    const amount = (kind: string) => toMajor(Number(of.find((row) => row.kind === kind)?.amount ?? 0n));
    // A payment leaves the deposit.
    return [
      {
        currency,
        since: since.toISOString(),
        deposited: amount("deposit"),
        corrected: amount("adjustment"),
        paid: -amount("payment") || 0,
        refunded: amount("refund"),
      },
    ];
  });
}
