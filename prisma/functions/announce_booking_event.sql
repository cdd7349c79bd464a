-- Every change of a booking is told to its partner's callback addresses. The job is queued in the change's own transaction: no change is
-- lost, and none is told that was undone. A partner without an address pays for one look at an index.
-- The booking is found first and by its key, not by its partner.
create or replace function announce_booking_event() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from webhook_endpoint e
     where e.partner_id = (select b.partner_id from booking b where b.id = new.booking_id) and e.disabled_at is null
  ) then
    perform queue_jobs_v1(jsonb_build_array(jsonb_build_object(
      'task', 'announce_event', 'payload', jsonb_build_object('bookingEventId', new.id::text), 'jobKey', 'announce:' || new.id)));
  end if;
  return null;
end $$;

create or replace trigger booking_event_is_announced
  after insert on booking_event
  for each row execute function announce_booking_event();
