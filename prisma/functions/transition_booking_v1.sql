-- Moves a booking from one status to the next, with all that goes with it, or says why not and changes nothing.
--   p: {bookingId, from, to, actor, reason, now, requestKey (hex), byRequest (request_id of the event),
--       deadline: 'before' (only while now < expires_at) | 'after' (only from expires_at on) | absent,
--       openChange: only while this is the open change of schedule (null: while there is none) | absent,
--       endsChangeAs: what becomes of an open change when the booking ends: 'refunded' where it is the answer to it, else 'ended',
--       set: {paidAt, ticketedAt}, release: true to give back seats and claims,
--       ledger: [transaction of post_ledger_v1], tickets: [of write_tickets], refundRequest: of write_refund_request, jobs: [of queue_jobs_v1]}
--   answer: {outcome: moved | wrong_state (with status) | not_found}; PV004 where the deposit does not cover it
-- Nothing is paid or ticketed while a change of schedule is open, whoever asks, and nothing but the price that the booking has now is paid: passengers
-- may have left it since the caller counted. One that is open when a booking ends is settled with it.
-- Expects READ COMMITTED: what it waits for, it then sees. Locks: the booking's row → claims → seats → deposits, which other payments of the
-- partner wait for, right before the commit.
-- A connection plans once, often while a table is small: without its setting it would go on reading bookings that have become many.
create or replace function transition_booking_v1(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  target uuid := (p ->> 'bookingId')::uuid;
  moment timestamptz := (p ->> 'now')::timestamptz;
  held jsonb;
  change uuid;
  present booking_status;
  old_status booking_status := (p ->> 'from')::booking_status;
  new_status booking_status := (p ->> 'to')::booking_status;
begin
  update booking set status = new_status, updated_at = moment,
         paid_at = coalesce((p -> 'set' ->> 'paidAt')::timestamptz, paid_at),
         ticketed_at = coalesce((p -> 'set' ->> 'ticketedAt')::timestamptz, ticketed_at)
   where id = target and status = old_status
     and case p ->> 'deadline' when 'before' then moment < expires_at when 'after' then moment >= expires_at else true end
     and (not p ? 'openChange' or open_change_id is not distinct from (p ->> 'openChange')::uuid)
     and (p ->> 'reason' not in ('pay', 'issue_tickets') or open_change_id is null)
     and (p ->> 'reason' <> 'pay' or total_minor = (
       select -coalesce(sum((e ->> 'amountMinor')::bigint), 0) from jsonb_array_elements(p -> 'ledger') t
        cross join lateral jsonb_array_elements(t -> 'entries') e where e ->> 'kind' = 'deposit'))
  returning seats, open_change_id into held, change;
  if not found then
    select status into present from booking where id = target;
    return case when present is null then jsonb_build_object('outcome', 'not_found')
                else jsonb_build_object('outcome', 'wrong_state', 'status', present) end;
  end if;
  if change is not null and (p ->> 'release')::boolean then
    update schedule_change set state = (p ->> 'endsChangeAs')::schedule_change_state, settled_at = moment, settled_by = p ->> 'actor', current = null
     where id = change and state = 'open';
    update booking set open_change_id = null where id = target;
    insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_id)
    values (target, old_status, old_status, p ->> 'actor', 'settle_change', moment, p ->> 'byRequest');
  end if;
  with jobs as (
    insert into job_outbox (job) select j from jsonb_array_elements(p -> 'jobs') j)
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key, request_id)
  values (target, old_status, new_status, p ->> 'actor', (p ->> 'reason')::booking_action, moment, decode(p ->> 'requestKey', 'hex'), p ->> 'byRequest');
  if p ? 'refundRequest' then
    perform write_refund_request(target, moment, p -> 'refundRequest');
  end if;
  if p ? 'tickets' then
    perform write_tickets(target, p -> 'tickets');
  end if;
  if (p ->> 'release')::boolean then
    delete from passenger_flight where booking_id = target;
    perform release_seats_v1(held);
  end if;
  if p ? 'ledger' then
    perform post_ledger_v1(t) from jsonb_array_elements(p -> 'ledger') t;
  end if;
  return '{"outcome": "moved"}';
end $$;
