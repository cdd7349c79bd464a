-- Refunds some passengers of a ticketed booking; the others stay as they are. Or says why not and changes nothing.
--   p: {bookingId, returned: how many were refunded before, as the caller counted by it, passengers: [ids], passengerKeys: [hex, of
--       passenger_flight], seats: how many of them have a seat of their own, actor, now, requestKey (hex),
--       ledger: [transaction of post_ledger_v1], refund: {id, kind, paidMinor, refundMinor, detail}}
--   answer: {outcome: moved | wrong_state (with status) | not_found}
-- Not while a change of schedule is open, nor while people decide on a refund, nor where single directions were given back: its callers know of none.
-- Expects READ COMMITTED.
-- Locks as transition_booking_v2: the booking's row → claims → seats → deposits.
create or replace function refund_passengers_v1(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  target uuid := (p ->> 'bookingId')::uuid;
  moment timestamptz := (p ->> 'now')::timestamptz;
  leaving uuid[] := array(select jsonb_array_elements_text(p -> 'passengers')::uuid);
  refunded jsonb := p -> 'refund';
  held record;
  marked integer;
begin
  select status, open_change_id, returned_passengers, seats into held from booking where id = target for update;
  if not found then
    return '{"outcome": "not_found"}';
  end if;
  if held.status <> 'ticketed' or held.open_change_id is not null or held.returned_passengers <> (p ->> 'returned')::integer
     or exists (select from returned_direction r where r.booking_id = target) then
    return jsonb_build_object('outcome', 'wrong_state', 'status', held.status);
  end if;
  update booking_passenger set returned_at = moment where booking_id = target and id = any(leaving) and returned_at is null;
  get diagnostics marked = row_count;
  if marked <> cardinality(leaving) or marked = 0 then
    raise exception '% of % passengers of booking % can be returned', marked, cardinality(leaving), target;
  end if;
  update booking set returned_passengers = returned_passengers + marked, seats = seats_left(held.seats, (p ->> 'seats')::integer), updated_at = moment
   where id = target;
  delete from receipt_file where passenger_id = any(leaving);
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key)
  values (target, 'ticketed', 'ticketed', p ->> 'actor', 'refund_passengers', moment, decode(p ->> 'requestKey', 'hex'));
  delete from passenger_flight
   where booking_id = target and passenger_key in (select decode(k, 'hex') from jsonb_array_elements_text(p -> 'passengerKeys') k);
  perform release_seats((
    select coalesce(jsonb_agg(jsonb_set(t, '{seats}', to_jsonb(least((t ->> 'seats')::integer, (p ->> 'seats')::integer)))), '[]')
      from jsonb_array_elements(held.seats) t));
  perform post_ledger_v1(t) from jsonb_array_elements(p -> 'ledger') t;
  insert into refund (id, partner_id, booking_id, kind, asked_by, created_at, paid_minor, refund_minor, detail)
  select (refunded ->> 'id')::uuid, b.partner_id, b.id, (refunded ->> 'kind')::refund_kind, p ->> 'actor', moment,
         (refunded ->> 'paidMinor')::bigint, (refunded ->> 'refundMinor')::bigint, refunded -> 'detail'
    from booking b where b.id = target;
  return '{"outcome": "moved"}';
end $$;
