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
