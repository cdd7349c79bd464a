import type { Invariant } from "../invariant";

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
