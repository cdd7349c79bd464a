-- Adds up what customers pay for a booking that the agency sells at a price of its own. One statement's passengers are added up once: the others find it done.
create or replace function add_up_selling() returns trigger language plpgsql as $$
begin
  update booking b set selling_minor = p.selling
    from (select case when bool_or(selling_minor is not null) then sum(coalesce(selling_minor, price_minor)) end as selling
            from booking_passenger where booking_id = coalesce(new.booking_id, old.booking_id)) p
   where b.id = coalesce(new.booking_id, old.booking_id) and b.selling_minor is distinct from p.selling;
  return null;
end $$;

create or replace trigger passenger_is_sold
  after insert on booking_passenger
  for each row when (new.selling_minor is not null) execute function add_up_selling();

create or replace trigger passenger_is_sold_for_another_price
  after update of selling_minor, price_minor on booking_passenger
  for each row when (old.selling_minor is distinct from new.selling_minor or old.price_minor <> new.price_minor) execute function add_up_selling();

create or replace trigger passenger_is_sold_no_more
  after delete on booking_passenger
  for each row execute function add_up_selling();
