import type { Role } from "@/lib/contracts/scopes";
import { may } from "@/lib/contracts/scopes";
import type { ProposalKind } from "@/lib/domain/proposals/proposal";
import { Prisma } from "@/lib/generated/prisma/client";

/** Somebody of an agency. */
export interface NewsReader {
  partnerId: string;
  userId: string;
  role: Role;
}

/** How many news of each kind are read. */
const MOST = 20;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What happened is news for so long; what waits for something is, as long as it waits. */
const NEWS_DAYS = 14;
/** Older requests are answered long since: so few rows are read, however many refunds there were. */
const ASKED_DAYS = 60;
/** A quote is valid for two weeks at most, so what was chosen in two weeks was made in four. */
const QUOTED_DAYS = 28;
/** A hold is news when it has so long to live. */
const HOLD_HOURS = 2;

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/**
 * What is new for a person, newest first: `kind`, `ref` (with the kind its key), `at`, `bookingId`, `quoteId`, `until`, `currency`. Nothing is
 * written for it when it happens: each kind goes along an index of what there is and stops after a few, however many bookings there are. What
 * belongs to a row is looked up for it alone: `offset 0` keeps the planner from joining all that there is.
 */
export function newsStatement(reader: NewsReader, now: Date, limit: number): Prisma.Sql {
  const kinds = [changes(reader), ...refunds(reader, now), houseActs(reader, now)];
  if (may(reader.role, "sell")) kinds.push(messages(reader, now), holds(reader, now), chosenQuotes(reader, now), falls(reader, now));
  if (may(reader.role, "sell") || may(reader.role, "readMoney")) kinds.push(decisions(reader, now, ["stop_sales", "resume_sales"]));
  if (may(reader.role, "readMoney")) {
    kinds.push(lowBalances(reader), decisions(reader, now, ["deposit", "reversal", "terms", "credit"]), withdrawnTerms(reader, now));
  }
  const all = Prisma.join(
    kinds.map((kind) => Prisma.sql`(${kind} limit ${MOST})`),
    " union all ",
  );
  return Prisma.sql`select * from (${all}) news order by at desc, ref limit ${limit}`;
}

const NOTHING = Prisma.sql`null::text`;
const NO_MOMENT = Prisma.sql`null::timestamptz`;

function changes({ partnerId }: NewsReader): Prisma.Sql {
  return Prisma.sql`
    select 'change' as kind, c.id::text as ref, c.created_at as at, b.id::text as "bookingId", ${NOTHING} as "quoteId", c.deadline as until,
           ${NOTHING} as currency
      from booking b
     cross join lateral (select c.id, c.created_at, c.deadline from schedule_change c where c.id = b.open_change_id offset 0) c
     where b.partner_id = ${partnerId}::uuid and b.open_change_id is not null order by b.created_at desc`;
}

/** What the back office has decided, and tickets that could not be issued. A request and its refund have one id. */
function refunds({ partnerId }: NewsReader, now: Date): Prisma.Sql[] {
  const since = ago(now, NEWS_DAYS * DAY_MS);
  return [
    Prisma.sql`
      select 'refund_' || r.state, r.id::text, r.decided_at, f.booking_id::text, ${NOTHING}, ${NO_MOMENT}, ${NOTHING}
        from refund f
       cross join lateral (select r.id, r.state, r.decided_at from refund_request r where r.id = f.id offset 0) r
       where f.partner_id = ${partnerId}::uuid and f.created_at >= ${ago(now, ASKED_DAYS * DAY_MS)} and f.kind = 'manual'
         and r.decided_at >= ${since} and r.state in ('settled', 'rejected') order by r.decided_at desc`,
    Prisma.sql`
      select 'ticketing_failed', f.id::text, f.created_at, f.booking_id::text, ${NOTHING}, ${NO_MOMENT}, ${NOTHING}
        from refund f where f.partner_id = ${partnerId}::uuid and f.created_at >= ${since} and f.kind = 'ticketing_failed'
       order by f.created_at desc`,
  ];
}

/** The last that the back office has written about each request. */
function messages({ partnerId }: NewsReader, now: Date): Prisma.Sql {
  return Prisma.sql`
    select 'refund_message', m.id::text, m.created_at, f.booking_id::text, ${NOTHING}, ${NO_MOMENT}, ${NOTHING}
      from refund f
     cross join lateral (select m.id, m.created_at from refund_message m
                          where m.request_id = f.id and m.side = 'office' order by m.created_at desc limit 1) m
     where f.partner_id = ${partnerId}::uuid and f.created_at >= ${ago(now, ASKED_DAYS * DAY_MS)} and f.kind = 'manual'
       and m.created_at >= ${ago(now, NEWS_DAYS * DAY_MS)} order by m.created_at desc`;
}

/** What the back office did with bookings for the agency, with its reason in the booking's history. */
function houseActs({ partnerId }: NewsReader, now: Date): Prisma.Sql {
  return Prisma.sql`
    select 'house_act', a.id::text, a.created_at, a.booking_id::text, ${NOTHING}, ${NO_MOMENT}, ${NOTHING}
      from house_act a
     where a.partner_id = ${partnerId}::uuid and a.created_at >= ${ago(now, NEWS_DAYS * DAY_MS)} order by a.created_at desc`;
}

/** What the back office did with the agency's money, terms and sales. A proposal is decided within a week. */
function decisions({ partnerId }: NewsReader, now: Date, decided: readonly ProposalKind[]): Prisma.Sql {
  const kind = Prisma.sql`case p.kind when 'deposit' then 'topped_up' when 'reversal' then 'topup_reversed' when 'stop_sales' then 'sales_stopped'
                                      when 'resume_sales' then 'sales_resumed' else 'terms_changed' end`;
  return Prisma.sql`
    select ${kind}, p.id::text, p.decided_at, ${NOTHING}, ${NOTHING}, ${NO_MOMENT}, p.currency::text
      from proposal p
     where p.partner_id = ${partnerId}::uuid and p.proposed_at >= ${ago(now, (NEWS_DAYS + 7) * DAY_MS)} and p.state = 'done'
       and p.decided_at >= ${ago(now, NEWS_DAYS * DAY_MS)} and p.kind::text = any(${[...decided]})
     order by p.decided_at desc`;
}

/** Terms that were to begin on a day to come, and do not. An agency has few. */
function withdrawnTerms({ partnerId }: NewsReader, now: Date): Prisma.Sql {
  return Prisma.sql`
    select 'terms_withdrawn', a.proposal_id::text, a.withdrawn_at, ${NOTHING}, ${NOTHING}, ${NO_MOMENT}, ${NOTHING}
      from agreed_terms a
     where a.partner_id = ${partnerId}::uuid and a.withdrawn_at >= ${ago(now, NEWS_DAYS * DAY_MS)} order by a.withdrawn_at desc`;
}

/** Holds of the person's own bookings that end soon. A hold that was extended is news again when it ends. */
function holds({ partnerId, userId }: NewsReader, now: Date): Prisma.Sql {
  const soon = new Date(now.getTime() + HOLD_HOURS * HOUR_MS);
  return Prisma.sql`
    select 'hold', b.id || ' ' || extract(epoch from b.expires_at)::bigint, greatest(b.created_at, b.expires_at - make_interval(hours => ${HOLD_HOURS}::integer)),
           b.id::text, ${NOTHING}, b.expires_at, ${NOTHING}
      from booking b
     where b.partner_id = ${partnerId}::uuid and b.status = 'booked' and b.expires_at > ${now} and b.expires_at <= ${soon}
       and exists (select 1 from booking_event e where e.booking_id = b.id and e.reason = 'book' and e.actor = ${`partner:${userId}`})
     order by b.expires_at`;
}

/** Quotes that a customer has chosen from and nobody has booked; another choice is news again. */
function chosenQuotes({ partnerId }: NewsReader, now: Date): Prisma.Sql {
  return Prisma.sql`
    select 'quote_chosen', q.id || ' ' || extract(epoch from q.chosen_at)::bigint, q.chosen_at, ${NOTHING}, q.id::text, ${NO_MOMENT}, ${NOTHING}
      from quote q
     where q.partner_id = ${partnerId}::uuid and q.created_at >= ${ago(now, QUOTED_DAYS * DAY_MS)} and q.chosen_at >= ${ago(now, NEWS_DAYS * DAY_MS)}
       and q.withdrawn_at is null and q.booking_id is null order by q.chosen_at desc`;
}

/** Falls of prices that the agency watches; what each found is read by its id. */
function falls({ partnerId }: NewsReader, now: Date): Prisma.Sql {
  return Prisma.sql`
    select 'price_fall', f.id::text, f.at, w.booking_id::text, w.quote_id::text, ${NO_MOMENT}, ${NOTHING}
      from price_fall f
     cross join lateral (select w.booking_id, w.quote_id from price_watch w where w.id = f.watch_id offset 0) w
     where f.partner_id = ${partnerId}::uuid and f.at >= ${ago(now, NEWS_DAYS * DAY_MS)} order by f.at desc`;
}

/** Balances below what the agency wants to be warned of. */
function lowBalances({ partnerId }: NewsReader): Prisma.Sql {
  return Prisma.sql`
    select 'low_balance', e.id::text, e.created_at, ${NOTHING}, ${NOTHING}, ${NO_MOMENT}, a.currency::text
      from ledger_account a join partner_terms t on t.partner_id = a.partner_id and t.currency = a.currency
     cross join lateral (select e.id, e.created_at from account_event e
                          where e.partner_id = a.partner_id and e.currency = a.currency order by e.id desc limit 1) e
     where a.partner_id = ${partnerId}::uuid and a.kind = 'deposit' and a.balance_minor + t.credit_limit_minor < a.low_balance_minor`;
}
