import { z } from "zod";
import { type OfficeMovement, type OfficeQueue, type OfficeToday, QUEUE_AREAS, QUEUE_KINDS } from "@/lib/contracts/operator/operator-today";
import { runStatement } from "@/lib/db";
import { type HouseRole, mayInHouse } from "@/lib/domain/house/rights";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { tashkentText } from "@/lib/domain/tashkent";
import { FAILED_ATTEMPTS, LOW_STOCK_PART, TICKETING_MINUTES } from "./waiting-rules";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Each queue goes along the index that its own list goes by, and counts what is open alone. Fresh is what came after the person was here last: in
 * the session before this one.
 */
const QUEUES = {
  name: "office_queues",
  text: `
    with seen as materialized (select max(last_seen_at) as at from user_session where user_id = $3::uuid and id is distinct from $4::uuid)
    select 'refunds' as kind, count(*)::integer as count, null::timestamptz as due, min(created_at) as since, null::text as "importId",
           count(*) filter (where created_at > (select at from seen))::integer as fresh
      from refund_request where state = 'open'
    union all
    select 'proposals', count(*)::integer, min(expires_at), min(proposed_at), null, count(*) filter (where proposed_at > (select at from seen))::integer
      from proposal where state = 'open' and expires_at > $5
    union all
    select 'changes', count(*)::integer, min(deadline), min(created_at), null, count(*) filter (where created_at > (select at from seen))::integer
      from schedule_change where state = 'open'
    union all
    select 'oversales', count(*)::integer, min(day)::date::timestamptz, null, (array_agg(import_id::text order by day))[1],
           count(*) filter (where created_at > (select at from seen))::integer
      from (select import_id, created_at, split_part(leg_key, '|', 2) as day from oversale) o where day >= $1::text
    union all
    select 'inbox', count(*)::integer, null, min(arrived_at), null, count(*) filter (where arrived_at > (select at from seen))::integer
      from schedule_inbox where state in ('partly', 'refused') and closed_at is null
    union all
    select 'tickets', count(*)::integer, min(first_departure_at), min(updated_at), null,
           count(*) filter (where updated_at > (select at from seen))::integer
      from booking where status = 'paid' and updated_at < $2
    union all
    select 'stock', count(*)::integer, null, null, null, 0
      from (select 1 from ticket_stock where closed_at is null group by carrier
            having sum(last_number - next_number + 1) * ${LOW_STOCK_PART} <= sum(last_number - first_number + 1)) s
    union all
    select 'webhooks', count(distinct endpoint_id)::integer, null, min(created_at), null, 0
      from webhook_delivery where state = 'pending' and attempts >= ${FAILED_ATTEMPTS}
    union all
    select 'mails', count(*)::integer, null, min(created_at), null, count(*) filter (where created_at > (select at from seen))::integer
      from mail where state = 'waiting' and attempts >= ${FAILED_ATTEMPTS}`,
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
    count: z.int(),
    due: z.date().nullable(),
    since: z.date().nullable(),
    importId: z.string().nullable(),
    fresh: z.int(),
  }),
);
const movementRows = z.array(
  z.object({ currency: z.enum(CURRENCIES), kind: z.enum(["deposit", "payment", "refund", "adjustment"]), amount: z.bigint() }),
);

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
  const ticketed = new Date(now.getTime() - TICKETING_MINUTES * MINUTE_MS);
  const rows = queueRows.parse(await runStatement(QUEUES, [tashkentText(now).slice(0, 10), ticketed, userId, sessionId, now]));
  return rows.map(({ kind, count, fresh, due, since, importId }) => ({
    ...{ kind, count, fresh, import_id: importId },
    due: due?.toISOString() ?? null,
    since: since?.toISOString() ?? null,
  }));
}

/** By currency; a currency in which nothing has moved is left out. */
async function readMovements(now: Date): Promise<OfficeMovement[]> {
  const rows = movementRows.parse(await runStatement(MOVEMENTS, [new Date(now.getTime() - DAY_MS)]));
  return CURRENCIES.flatMap((currency) => {
    const of = rows.filter((row) => row.currency === currency);
    if (of.length === 0) return [];
    const amount = (kind: string) => toMajor(Number(of.find((row) => row.kind === kind)?.amount ?? 0n));
    // A payment leaves the deposit.
    return [
      {
        currency,
        deposited: amount("deposit"),
        corrected: amount("adjustment"),
        paid: -amount("payment") || 0,
        refunded: amount("refund"),
      },
    ];
  });
}
