-- Settles the open change of schedule of a booking, with all that goes with it, or says why not and changes nothing.
--   p: {bookingId, changeId, state: accepted | chosen | superseded, alternative, actor, now, requestKey (hex), byRequest (request_id of the event),
--       applied: {snapshot, firstDepartureAt} | null,
--       chosen: {take: of take_seats, give: of release_seats_v1, seats: all of the booking now, flightKeys,
--         schedule: of flights_changed_since, emptied: [ticket groups on which no flight is left]} | null, jobs: [of queue_jobs_v1]}
--   answer: {outcome: settled | not_open | flights_changed}; PV003 where the seats are gone
-- Other flights are taken as create_booking_v1 takes them: an import that changes them finds the booking on them, or it is not let in.
-- Expects READ COMMITTED. Locks as transition_booking_v1: the booking's row → claims → seats.
create or replace function settle_change_v1(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  target uuid := (p ->> 'bookingId')::uuid;
  moment timestamptz := (p ->> 'now')::timestamptz;
  present booking_status;
begin
  if jsonb_typeof(p -> 'chosen') = 'object' then
    perform pg_advisory_xact_lock_shared(hashtext('parvoz bookings follow flights'));
    if flights_changed_since(p -> 'chosen' -> 'schedule') then
      return '{"outcome": "flights_changed"}';
    end if;
  end if;
  update booking
     set open_change_id = null, updated_at = moment, snapshot = coalesce(p -> 'applied' -> 'snapshot', snapshot),
         first_departure_at = coalesce((p -> 'applied' ->> 'firstDepartureAt')::timestamptz, first_departure_at),
         seats = coalesce(p -> 'chosen' -> 'seats', seats)
   where id = target and open_change_id = (p ->> 'changeId')::uuid
  returning status into present;
  if not found then
    return '{"outcome": "not_open"}';
  end if;
  update schedule_change set state = (p ->> 'state')::schedule_change_state, settled_at = moment, settled_by = p ->> 'actor', current = null,
         alternative = p ->> 'alternative'
   where id = (p ->> 'changeId')::uuid;
  delete from receipt_file r using booking_passenger t where t.booking_id = target and r.passenger_id = t.id;
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key, request_id)
  values (target, present, present, p ->> 'actor', 'settle_change', moment, decode(p ->> 'requestKey', 'hex'), p ->> 'byRequest');
  perform queue_jobs_v1(p -> 'jobs');
  if jsonb_typeof(p -> 'chosen') = 'object' then
    perform drop_tickets(target, p -> 'chosen' -> 'emptied');
    perform replace_claims(jsonb_build_array(jsonb_build_object('bookingId', target, 'flightKeys', p -> 'chosen' -> 'flightKeys')));
    perform release_seats_v1(p -> 'chosen' -> 'give');
    if not take_seats(p -> 'chosen' -> 'take') then
      raise exception 'the seats of the alternative are gone' using errcode = 'PV003';
    end if;
  end if;
  return '{"outcome": "settled"}';
end $$;
