-- Every change of a booking becomes an event of its partner's: told to its callback addresses, and in the list of GET /events. The job is queued in the
-- change's own transaction: no change is lost, and none is told that was undone.
create or replace function announce_booking_event() returns trigger language plpgsql as $$
begin
  perform queue_jobs_v1(jsonb_build_array(jsonb_build_object(
    'task', 'announce_event', 'payload', jsonb_strip_nulls(jsonb_build_object('bookingEventId', new.id::text, 'requestId', new.request_id)), 'jobKey', 'announce:' || new.id)));
  return null;
end $$;

create or replace trigger booking_event_is_announced
  after insert on booking_event
  for each row execute function announce_booking_event();
