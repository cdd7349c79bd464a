-- Writes down whose booking a change is of, where the writer does not: its partner's changes are listed together.
-- The booking may have been inserted by the same statement, before it.
create or replace function own_booking_event() returns trigger language plpgsql as $$
begin
  new.partner_id := (select b.partner_id from booking b where b.id = new.booking_id);
  return new;
end $$;

create or replace trigger booking_event_has_owner
  before insert on booking_event
  for each row when (new.partner_id is null) execute function own_booking_event();
