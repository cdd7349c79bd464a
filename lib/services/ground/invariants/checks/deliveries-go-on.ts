import type { Invariant } from "../invariant";

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
