import type { Invariant } from "../invariant";

export const bookingsGoOn: Invariant = {
  name: "bookings-go-on",
  holds:
    "no unpaid booking has outlived its time, and every paid one without tickets has a job that will issue them, or an open change of schedule",
  counts: "select count(*) from booking where status in ('booked', 'paid')",
  broken: `
    with late as (
      select to_timestamp((facts ->> 'now')::bigint / 1000) - (facts ->> 'patienceMinutes')::integer * interval '1 minute' as before from given)
    select b.id::text as id, format('unpaid, and ended at %s', b.expires_at) as detail
      from booking b cross join late where b.status = 'booked' and b.expires_at < late.before
    union all
    select b.id::text, format('paid at %s, and nothing will issue its tickets', b.paid_at)
      from booking b cross join late
     where b.status = 'paid' and b.open_change_id is null and b.paid_at < late.before
       and not exists (select from job_outbox o where o.job ->> 'jobKey' = 'ticket:' || b.id)
       and not exists (select from graphile_worker.jobs j where j.key = 'ticket:' || b.id and j.attempts < j.max_attempts)`,
};

/** Messages are kept for 30 days (lib/services/channels/callbacks/purge-webhooks.ts); a job that has given up announces nothing any more. */
export const eventsAreAnnounced: Invariant = {
  name: "events-are-announced",
  holds: "every change of a booking that an endpoint listened for has its message, or a job that will make it",
  counts: "select count(*) from webhook_event",
  broken: `
    select e.id::text as id, format('%s of booking %s was never told', e.reason, e.booking_id) as detail
      from booking_event e join booking b on b.id = e.booking_id cross join given
     where e.created_at > to_timestamp((facts ->> 'now')::bigint / 1000) - interval '29 days'
       and exists (
         select from webhook_endpoint w
          where w.partner_id = b.partner_id and w.disabled_at is null and w.listening_since < e.created_at - interval '1 minute'
            and (w.event_types = '{}' or facts -> 'eventTypes' ->> e.reason::text = any(w.event_types)))
       and not exists (select from webhook_event m where m.booking_event_id = e.id)
       and not exists (select from job_outbox o where o.job ->> 'jobKey' = 'announce:' || e.id)
       and not exists (select from graphile_worker.jobs j where j.key = 'announce:' || e.id and j.attempts < j.max_attempts)`,
};

export const deliveriesGoOn: Invariant = {
  name: "deliveries-go-on",
  holds: "a message that is still to be delivered has its next attempt before it",
  counts: "select count(*) from webhook_delivery",
  broken: `
    select d.id::text as id, format('was due at %s after %s attempts', coalesce(d.next_at::text, 'no time'), d.attempts) as detail
      from webhook_delivery d join webhook_endpoint w on w.id = d.endpoint_id cross join given
     where d.state = 'pending' and w.disabled_at is null
       and coalesce(d.next_at, d.created_at)
           < to_timestamp((facts ->> 'now')::bigint / 1000) - (facts ->> 'patienceMinutes')::integer * interval '1 minute'`,
};

/** A job that failed is due again later; one that has given up is not waited for (sweeps see to what it was about). */
export const jobsAreTaken: Invariant = {
  name: "jobs-are-taken",
  holds: "no job is overdue, and none is held by a worker that is not done with it",
  counts: "select count(*) from graphile_worker.jobs",
  broken: `
    with late as (
      select to_timestamp((facts ->> 'now')::bigint / 1000) - (facts ->> 'patienceMinutes')::integer * interval '1 minute' as before from given)
    select format('%s %s', j.task_identifier, j.id) as id,
           case when j.locked_at is null then format('was due at %s', j.run_at) else format('held since %s by %s', j.locked_at, j.locked_by) end as detail
      from graphile_worker.jobs j cross join late
     where case when j.locked_at is null then j.attempts < j.max_attempts and j.run_at < late.before else j.locked_at < late.before end`,
};
