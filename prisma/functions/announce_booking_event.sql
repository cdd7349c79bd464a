-- Queues the jobs that tell of a change of a booking, in the change's own transaction: no change is lost, and none is told that was undone. The one writer
-- queues them itself (parvoz.writer); this is for whoever else writes down a change, such as a writer of the version before that is under way.
-- Triggers fire by name: the event has its partner by then.
create or replace function announce_booking_event() returns trigger language plpgsql as $$
begin
  insert into job_outbox (job) select jobs_of_event(new.id, new.partner_id, new.request_id);
  return null;
end $$;

-- In the order in which writers lock them, before any trigger of either is changed.
lock table booking in share row exclusive mode;
lock table booking_event in access exclusive mode;

create or replace trigger booking_event_is_announced
  after insert on booking_event
  for each row when (current_setting('parvoz.writer', true) is distinct from 'whole') execute function announce_booking_event();

-- It queued the mail alone.
drop trigger if exists booking_event_is_mailed on booking_event;
