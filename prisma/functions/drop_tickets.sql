-- Drops the tickets of groups on which no flight of a booking is left; later groups take their places.
--   emptied: [ticket group]
create or replace function drop_tickets(booking uuid, emptied jsonb) returns void language plpgsql as $$
declare
  place record;
begin
  delete from ticket t where t.booking_id = booking and to_jsonb(t.ticket_group) <@ emptied;
  for place in
    select t.ticket_group as old, (select count(*) from jsonb_array_elements(emptied) e where e::integer < t.ticket_group)::integer as dropped
      from ticket t where t.booking_id = booking group by t.ticket_group order by t.ticket_group
  loop
    update ticket set ticket_group = place.old - place.dropped where booking_id = booking and ticket_group = place.old and place.dropped > 0;
  end loop;
end $$;
