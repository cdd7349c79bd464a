-- The one writer of bookings that exist: writes what was decided of each of them, or says why not and changes nothing.
--   p: {actor, now, requestId: of the events, kept: of keep_effect_v1, schedule: of flights_changed_since, where flights are taken,
--       changes: [{bookingId, version: the one that its change was decided by,
--         row: columns of booking that change, people: of change_people, tickets: of write_tickets, emptied: of drop_tickets,
--         scheduleChange: of settle_schedule_change, request and refund: of change_refunds, receipts: ids of passengers whose receipts are made anew, true for all,
--         events: [{action, from, to}], jobs: of queue_jobs_v1, release: the same, queued where the supplier holds anything,
--         claims: {all: true where all go, drop: of drop_claims, rename: [{from, passengerKey, documentKey} (hex)], flightKeys: of replace_claims},
--         give: of release_seats_v1, take: of take_seats, ledger: [of post_ledger_v1], payment: columns of payment}]};
--       all but the first two may be absent
--   answer: {outcome: written | stale | flights_changed}; PV003 where seats are gone, PV004 where a deposit does not cover it, 40001 where one of several
--     bookings is stale
-- Expects READ COMMITTED: what it waits for, it then sees. Locks: the booking's row → the Idempotency-Key → claims → seats → deposits, which other payments of the partner
-- wait for, right before the commit. Other flights are taken as create_booking_v1 takes them: an import that changes them finds the booking on them, or it
-- is not let in.
-- A connection plans once, often while a table is small: without enable_seqscan it would go on reading bookings that have become many. parvoz.writer tells
-- triggers that the jobs of a change are queued here.
create or replace function change_bookings_v1(p jsonb) returns jsonb language plpgsql set enable_seqscan = off set parvoz.writer = 'whole' as $$
declare
  moment timestamptz := (p ->> 'now')::timestamptz;
  change jsonb;
begin
  if p ? 'schedule' then
    perform pg_advisory_xact_lock_shared(hashtext('parvoz bookings follow flights'));
    if flights_changed_since(p -> 'schedule') then
      return '{"outcome": "flights_changed"}';
    end if;
  end if;
  if not change_rows(p -> 'changes', moment) then
    if jsonb_array_length(p -> 'changes') > 1 then
      raise exception 'a booking has changed meanwhile' using errcode = 'serialization_failure';
    end if;
    return '{"outcome": "stale"}';
  end if;
  perform keep_effect_v1(p -> 'kept') where p ? 'kept';
  for change in select c from jsonb_array_elements(p -> 'changes') c loop
    perform settle_schedule_change((change ->> 'bookingId')::uuid, moment, p ->> 'actor', change -> 'scheduleChange') where change ? 'scheduleChange';
    perform change_people((change ->> 'bookingId')::uuid, moment, change -> 'people') where change ? 'people';
    perform write_tickets((change ->> 'bookingId')::uuid, change -> 'tickets') where change ? 'tickets';
    perform drop_tickets((change ->> 'bookingId')::uuid, change -> 'emptied') where change ? 'emptied';
    perform change_refunds((change ->> 'bookingId')::uuid, moment, p ->> 'actor', change) where change ?| array['request', 'refund'];
  end loop;
  -- A receipt is made anew when it is asked for.
  delete from receipt_file r using booking_passenger t, jsonb_array_elements(p -> 'changes') c
   where c ? 'receipts' and t.booking_id = (c ->> 'bookingId')::uuid and r.passenger_id = t.id
     and (c -> 'receipts' = 'true' or to_jsonb(t.id) <@ (c -> 'receipts'));
  with told as (
    insert into booking_event (booking_id, partner_id, from_status, to_status, actor, reason, created_at, request_id)
    select b.id, b.partner_id, (e ->> 'from')::booking_status, (e ->> 'to')::booking_status, p ->> 'actor', (e ->> 'action')::booking_action, moment,
           p ->> 'requestId'
      from jsonb_array_elements(p -> 'changes') c join booking b on b.id = (c ->> 'bookingId')::uuid
     cross join lateral jsonb_array_elements(c -> 'events') with ordinality as events (e, place)
     order by 1, place
    returning id, partner_id, request_id)
  insert into job_outbox (job) select jobs_of_event(id, partner_id, request_id) from told;
  insert into payment (id, booking_id, purpose, method, state, currency, amount_minor, customer_minor, reference, created_at)
  select r.id, b.id, r.purpose, r.method, r.state, b.currency, r.amount_minor, r.customer_minor, r.reference, moment
    from jsonb_array_elements(p -> 'changes') c join booking b on b.id = (c ->> 'bookingId')::uuid
   cross join lateral jsonb_populate_record(null::payment, c -> 'payment') r where c ? 'payment'
      on conflict (id) do update set state = excluded.state, reference = excluded.reference;
  perform queue_jobs_v1(c -> 'jobs') from jsonb_array_elements(p -> 'changes') c where c ? 'jobs';
  perform queue_jobs_v1(c -> 'release')
     from jsonb_array_elements(p -> 'changes') c join booking b on b.id = (c ->> 'bookingId')::uuid
    where c ? 'release' and b.supplier_order is not null;
  perform change_claims(p -> 'changes') where p @? '$.changes[*].claims';
  perform release_seats_v1(c -> 'give') from jsonb_array_elements(p -> 'changes') c where c ? 'give';
  if exists (select from jsonb_array_elements(p -> 'changes') c where c ? 'take' and not take_seats(c -> 'take')) then
    raise exception 'the seats are gone' using errcode = 'PV003';
  end if;
  perform post_ledger_v1(t) from jsonb_array_elements(p -> 'changes') c cross join lateral jsonb_array_elements(c -> 'ledger') t;
  return '{"outcome": "written"}';
end $$;
