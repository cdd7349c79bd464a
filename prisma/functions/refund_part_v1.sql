-- Refunds passengers or single directions of a ticketed booking; the others stay as they are. Or says why not and changes nothing. Where people were
-- asked for it, their answer comes with it: the request closes as settled, and its record gets what went back. One that was opened while the fare's rules
-- gave this back closes as rejected, and this has a record of its own.
--   p: {bookingId, from: ticketed | refund_request_sent, refundRequest: that of write_refund_request with from refund_request_sent, requestId: of the request that it settles; nothing happens where another one is open, returned: how many passengers were refunded before, and returnedDirections: how many directions of those who stay, as the caller
--       counted by it, snapshot and held: the booking's snapshot and seats as it has read them, reason: refund_passengers | refund_directions,
--       passengers: [ids of those who give back all that they had left], directions: [{passengerId, direction, passengerKey (hex), paidMinor}] of the others,
--       seats: those of the booking from now on, give: of release_seats_v1, claims: [{passengerKey (hex), flightKeys: those that go, null for all}],
--       firstDepartureAt: that of the flights that are left, which counts unless the journey has begun, actor, now, requestKey (hex), byRequest (request_id of the event),
--       ledger: [transaction of post_ledger_v1], refund: {id, kind, paidMinor, refundMinor, detail}}
--   answer: {outcome: moved | wrong_state (with status) | not_found}
-- Not while a change of schedule is open. Expects READ COMMITTED.
-- Locks as transition_booking_v1: the booking's row → claims → seats → deposits.
create or replace function refund_part_v1(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  target uuid := (p ->> 'bookingId')::uuid;
  moment timestamptz := (p ->> 'now')::timestamptz;
  leaving uuid[] := array(select jsonb_array_elements_text(p -> 'passengers')::uuid);
  refunded jsonb := p -> 'refund';
  old_status booking_status := (p ->> 'from')::booking_status;
  held record;
  marked integer;
begin
  select status, open_change_id, returned_passengers, seats, snapshot into held from booking where id = target for update;
  if not found then
    return '{"outcome": "not_found"}';
  end if;
  if held.status <> old_status or held.open_change_id is not null or held.returned_passengers <> (p ->> 'returned')::integer
     or held.seats <> p -> 'held' or held.snapshot <> p -> 'snapshot' or count_returned_directions(target) <> (p ->> 'returnedDirections')::integer then
    return jsonb_build_object('outcome', 'wrong_state', 'status', held.status);
  end if;
  if p ? 'requestId' and not exists (select from refund_request where id = (p ->> 'requestId')::uuid and state = 'open') then
    return jsonb_build_object('outcome', 'wrong_state', 'status', held.status);
  end if;
  update booking_passenger set returned_at = moment where booking_id = target and id = any(leaving) and returned_at is null;
  get diagnostics marked = row_count;
  if marked <> cardinality(leaving) or (marked = 0 and jsonb_array_length(p -> 'directions') = 0) then
    raise exception '% of % passengers of booking % can be returned', marked, cardinality(leaving), target;
  end if;
  insert into returned_direction (passenger_id, direction, booking_id, passenger_key, paid_minor, returned_at)
  select d."passengerId", d.direction, target, decode(d."passengerKey", 'hex'), d."paidMinor", moment
    from jsonb_to_recordset(p -> 'directions') as d ("passengerId" uuid, direction integer, "passengerKey" text, "paidMinor" bigint);
  update booking set status = 'ticketed', returned_passengers = returned_passengers + marked, seats = p -> 'seats', updated_at = moment,
         first_departure_at = case when first_departure_at <= moment then first_departure_at else (p ->> 'firstDepartureAt')::timestamptz end
   where id = target;
  delete from receipt_file r using booking_passenger t
   where t.booking_id = target and r.passenger_id = t.id
     and (t.id = any(leaving) or t.id in (select (d ->> 'passengerId')::uuid from jsonb_array_elements(p -> 'directions') d));
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key, request_id)
  values (target, old_status, 'ticketed', p ->> 'actor', (p ->> 'reason')::booking_action, moment, decode(p ->> 'requestKey', 'hex'), p ->> 'byRequest');
  -- A claim whose place another booking had ends in this booking's id.
  delete from passenger_flight f using jsonb_to_recordset(p -> 'claims') as c ("passengerKey" text, "flightKeys" jsonb)
   where f.booking_id = target and f.passenger_key = decode(c."passengerKey", 'hex')
     and (jsonb_typeof(c."flightKeys") is distinct from 'array'
       or c."flightKeys" ? (split_part(f.flight_key, '|', 1) || '|' || split_part(f.flight_key, '|', 2)));
  perform release_seats_v1(p -> 'give');
  perform post_ledger_v1(t) from jsonb_array_elements(p -> 'ledger') t;
  if p #>> '{refundRequest,close,state}' = 'settled' then
    update refund set kind = (refunded ->> 'kind')::refund_kind, paid_minor = (refunded ->> 'paidMinor')::bigint, refund_minor = (refunded ->> 'refundMinor')::bigint, detail = refunded -> 'detail'
     where id = (select id from refund_request where booking_id = target and state = 'open');
  else
    insert into refund (id, partner_id, booking_id, kind, asked_by, created_at, paid_minor, refund_minor, detail)
    select (refunded ->> 'id')::uuid, b.partner_id, b.id, (refunded ->> 'kind')::refund_kind, p ->> 'actor', moment,
           (refunded ->> 'paidMinor')::bigint, (refunded ->> 'refundMinor')::bigint, refunded -> 'detail'
      from booking b where b.id = target;
  end if;
  if old_status = 'refund_request_sent' then
    perform write_refund_request(target, moment, p -> 'refundRequest');
  end if;
  return '{"outcome": "moved"}';
end $$;
