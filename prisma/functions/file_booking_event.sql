-- Files a booking under who made it, and looks after it until it is handed over. What books files it itself (parvoz.writer).
create or replace function file_booking_event() returns trigger language plpgsql as $$
begin
  insert into booking_facet (partner_id, facet, created_at, booking_id)
  select b.partner_id, kind || new.actor, b.created_at, b.id from booking b cross join unnest(array['by:', 'agent:']) kind where b.id = new.booking_id
      on conflict do nothing;
  return null;
end $$;

create or replace trigger booking_event_is_filed
  after insert on booking_event
  for each row when (new.reason = 'book' and current_setting('parvoz.writer', true) is distinct from 'whole')
  execute function file_booking_event();
