import type { QueueKind } from "@/lib/contracts/operator/operator-today";
import { tashkentText } from "@/lib/domain/tashkent";
import { PRICE_KINDS, UPLOAD_KEPT_HOURS } from "@/lib/domain/uploads/upload";
import { charterWarningDays } from "@/lib/env";
import { STOCK_IS_LOW } from "@/lib/services/ground/health/stock-is-low";
import { IS_ENDED_PLAN } from "@/lib/services/schedule/uploads/ended-plan";
import { MONEY_ZONE } from "../statement/moments-of";
import { isUndelivered, isUnsent, TICKETING_MINUTES } from "../today/waiting-rules";
import { listsToHandOver } from "./lists-to-hand-over";

const MINUTE_MS = 60_000;
/** After its moment a plan is applied within seconds; what is so late hangs. */
const LATE_PLAN_MINUTES = 15;

function listOf(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(", ");
}

/** The first parameters of every statement over queues, as a row that its sources read. */
export const ASKED = `
  asked as materialized (select $1::timestamptz as now, $2::text as today, $3::timestamptz as ticketed, $4::jsonb as lists, $5::integer as charter_days)`;

/** Their values. */
export async function askedAt(now: Date): Promise<[Date, string, Date, string, number]> {
  const ticketed = new Date(now.getTime() - TICKETING_MINUTES * MINUTE_MS);
  return [now, tashkentText(now).slice(0, 10), ticketed, JSON.stringify(await listsToHandOver(now)), charterWarningDays()];
}

/**
 * What waits in each queue: its name there, until when (due) and since when, when it came there last, and its booking. Each goes along the index that
 * its own list goes by, and reads what is open alone; of charters' documents those that wait for a second person, run out soon or were never shown. Files of prices wait
 * once they were looked at, until they are deleted, as do plans that have ended without being applied or that the worker has not come to; days to close, from the one behind the last that was closed: of a house that has closed none, none. A day of departure is its midnight. What is asked back before a departure should be decided by
 * then: penalties rise with it.
 */
export const QUEUE_SOURCES: Readonly<Record<QueueKind, string>> = {
  refunds: `
    select r.id::text as subject, case when b.first_departure_at > r.created_at then b.first_departure_at end as due,
           r.created_at as since, r.created_at as came, r.booking_id
      from refund_request r join booking b on b.id = r.booking_id where r.state = 'open'`,
  proposals: `
    select id::text, expires_at, proposed_at, proposed_at, booking_id
      from proposal where state = 'open' and expires_at > (select now from asked)`,
  changes: `
    select id::text, deadline, created_at, created_at, booking_id from schedule_change where state = 'open'`,
  oversales: `
    select leg_key || '|' || cabin, split_part(leg_key, '|', 2)::date::timestamptz, null::timestamptz, created_at, null::uuid
      from oversale where split_part(leg_key, '|', 2) >= (select today from asked)`,
  tickets: `
    select id::text, first_departure_at, updated_at, updated_at, id
      from booking where status = 'paid' and updated_at < (select ticketed from asked)`,
  lists: `
    select l.subject, l.due, l.since, l.since, null::uuid
      from asked cross join lateral jsonb_to_recordset(asked.lists) l (subject text, due timestamptz, since timestamptz)`,
  inbox: `
    select number::text, null::timestamptz, arrived_at, arrived_at, null::uuid
      from schedule_inbox where state in ('partly', 'refused') and closed_at is null`,
  stock: `
    select carrier::text, null::timestamptz, null::timestamptz, null::timestamptz, null::uuid
      from ticket_stock where closed_at is null group by carrier
    having ${STOCK_IS_LOW}`,
  webhooks: `
    select endpoint_id::text, null::timestamptz, min(created_at), max(created_at), null::uuid
      from webhook_delivery where ${isUndelivered("(select now from asked)")} group by endpoint_id`,
  mails: `
    select id::text, null::timestamptz, created_at, created_at, booking_id from mail where ${isUnsent("(select now from asked)")}`,
  charters: `
    select id::text, case when not is_taken_over then valid_to::timestamptz end, case when confirmed_at is null then declared_at end, declared_at, null::uuid
      from charter_paper
     where ended_at is null and lapsed_at is null
       and (confirmed_at is null or is_taken_over or valid_to <= (select today from asked)::date + (select charter_days from asked))`,
  uploads: `
    select id::text, case when state <> 'planned' then created_at + interval '${UPLOAD_KEPT_HOURS} hours' end,
           case when state = 'planned' then publish_at else created_at end, case when state = 'planned' then publish_at else created_at end, null::uuid
      from import_upload
     where kind in (${listOf(PRICE_KINDS)})
       and (state = 'checked' or ${IS_ENDED_PLAN}
            or (state = 'planned' and publish_at < (select now from asked) - interval '${LATE_PLAN_MINUTES} minutes'))`,
  bank: `
    select l.id::text, null::timestamptz, l.imported_at, l.imported_at, null::uuid
      from bank_line l left join proposal p on p.id = l.proposal_id
     where l.partner_id is null and not l.is_aside and p.state is distinct from 'done'
       and (p.state is distinct from 'open' or p.expires_at <= (select now from asked))`,
  days: `
    select d.day::text, null::timestamptz, d.ended, d.ended, null::uuid
      from asked cross join (select max(day) as day from closed_day) last
     cross join lateral (
       select days::date as day, (days + interval '1 day') at time zone '${MONEY_ZONE}' as ended
         from generate_series(last.day + interval '1 day', asked.today::timestamp - interval '1 day', interval '1 day') days) d`,
  cancellations: `
    select id::text, leaves_on::date::timestamptz, proposed_at, proposed_at, null::uuid
      from departure_cancellation
     where confirmed_at is null and withdrawn_at is null and leaves_on >= (select today from asked)`,
  ways: `
    select id::text, null::timestamptz, declared_at, declared_at, null::uuid
      from passenger_list_way where confirmed_at is null and ended_at is null and not is_taken_over`,
};

/**
 * Whether an item `o` is put off by its row `q`: until that moment and never past its deadline, and only while it has not come anew since.
 */
export const ASLEEP = `
  coalesce(least(q.snoozed_until, o.due) > (select now from asked) and q.snoozed_at >= coalesce(o.came, q.snoozed_at), false)`;
