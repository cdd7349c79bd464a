-- Gives an event its place among its partner's. The counter's row stays locked until the event is committed, so numbers become visible in their
-- order: whoever has read up to one has missed none. One that is not written after all leaves a gap. A ping is no event.
create or replace function number_event() returns trigger language plpgsql as $$
begin
  insert into event_counter as c (partner_id, last) values (new.partner_id, 1)
      on conflict (partner_id) do update set last = c.last + 1
  returning last into new.number;
  return new;
end $$;

create or replace trigger webhook_event_is_numbered
  before insert on webhook_event
  for each row when (new.type <> 'ping') execute function number_event();
