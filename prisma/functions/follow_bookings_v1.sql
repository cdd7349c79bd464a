-- Writes what a change of schedule does to bookings, which the caller has locked.
--   p: {importId, now, actor, byRequest (request_id of the events; may be absent), bookings: [{bookingId, event: null where only seats move and nobody is told, supersede: whether the open change ends,
--       change: {id, kind, state, minutes, flights, directions, current, seatless, canAccept, deadline, escalateAt} | null,
--       seats: new | null, flightKeys: new claims | null, applied: {snapshot, firstDepartureAt} | null}]}
create or replace function follow_bookings_v1(p jsonb) returns void language plpgsql as $$
declare
  moment timestamptz := (p ->> 'now')::timestamptz;
begin
  update schedule_change c set state = 'superseded', settled_at = moment, settled_by = p ->> 'actor', current = null
    from jsonb_to_recordset(p -> 'bookings') as f ("bookingId" uuid, supersede boolean)
   where f.supersede and c.booking_id = f."bookingId" and c.state = 'open';
  insert into schedule_change (id, booking_id, import_id, kind, state, minutes, flights, directions, current, seatless, can_accept, deadline, escalate_at,
    created_at, settled_at)
  select (f.change ->> 'id')::uuid, f."bookingId", (p ->> 'importId')::uuid, (f.change ->> 'kind')::schedule_change_kind,
         (f.change ->> 'state')::schedule_change_state, (f.change ->> 'minutes')::integer,
         array(select jsonb_array_elements_text(f.change -> 'flights')), f.change -> 'directions',
         nullif(f.change -> 'current', 'null'), (f.change ->> 'seatless')::boolean, (f.change ->> 'canAccept')::boolean, (f.change ->> 'deadline')::timestamptz,
         (f.change ->> 'escalateAt')::timestamptz, moment, case f.change ->> 'state' when 'told' then moment end
    from jsonb_to_recordset(p -> 'bookings') as f ("bookingId" uuid, change jsonb)
   where jsonb_typeof(f.change) = 'object';
  update booking b
     set open_change_id = case when f.event is null then b.open_change_id when f.change ->> 'state' = 'open' then (f.change ->> 'id')::uuid end,
         seats = coalesce(nullif(f.seats, 'null'), b.seats),
         snapshot = coalesce(f.applied -> 'snapshot', b.snapshot),
         first_departure_at = coalesce((f.applied ->> 'firstDepartureAt')::timestamptz, b.first_departure_at),
         updated_at = moment
    from jsonb_to_recordset(p -> 'bookings') as f ("bookingId" uuid, event text, change jsonb, seats jsonb, applied jsonb)
   where b.id = f."bookingId";
  perform replace_claims(jsonb_agg(f)) from jsonb_array_elements(p -> 'bookings') f where jsonb_typeof(f -> 'flightKeys') = 'array';
  -- A receipt is made anew when it is asked for.
  delete from receipt_file r using booking_passenger t, jsonb_to_recordset(p -> 'bookings') as f ("bookingId" uuid, applied jsonb)
   where jsonb_typeof(f.applied) = 'object' and t.booking_id = f."bookingId" and r.passenger_id = t.id;
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_id)
  select b.id, b.status, b.status, p ->> 'actor', (f.event)::booking_action, moment, p ->> 'byRequest'
    from jsonb_to_recordset(p -> 'bookings') as f ("bookingId" uuid, event text) join booking b on b.id = f."bookingId"
   where f.event is not null order by b.id;
end $$;
