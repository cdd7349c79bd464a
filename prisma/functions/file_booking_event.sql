-- Files a booking under who made it, and looks after it until it is handed over.
create or replace function file_booking_event() returns trigger language plpgsql as $$
begin
  insert into booking_facet (partner_id, facet, created_at, booking_id)
  select b.partner_id, kind || new.actor, b.created_at, b.id from booking b cross join unnest(array['by:', 'agent:']) kind where b.id = new.booking_id
      on conflict do nothing;
  return null;
end $$;

create or replace trigger booking_event_is_filed
  after insert on booking_event
  for each row when (new.reason = 'book') execute function file_booking_event();

insert into booking_facet (partner_id, facet, created_at, booking_id)
select b.partner_id, kind || e.actor, b.created_at, b.id
  from booking_event e join booking b on b.id = e.booking_id cross join unnest(array['by:', 'agent:']) kind
 where e.reason = 'book' and b.created_at > now() - interval '1 hour'
   and not exists (select from booking_handover h where h.booking_id = b.id)
    on conflict do nothing;
