-- Gives back seats that were taken; a leg never shows fewer than none sold. Who watches prices of their days is told of it. Seats below zero come, whatever room there is: their passengers are moved there.
--   given: [{legKey, bookingClass, seats}]
create or replace function release_seats_v1(given jsonb) returns void language plpgsql as $$
declare
  each record;
begin
  for each in
    select g ->> 'legKey' as leg_key, ascii(g ->> 'bookingClass') - 64 as class, (g ->> 'seats')::integer as seats
      from jsonb_array_elements(given) g order by g ->> 'legKey' collate "C", g ->> 'bookingClass' collate "C"
  loop
    if each.seats < 0 then
      insert into leg_inventory (leg_key, sold) values (each.leg_key, array_fill(0, array[26])) on conflict do nothing;
    end if;
    update leg_inventory set sold[each.class] = greatest(0, sold[each.class] - each.seats) where leg_key = each.leg_key;
  end loop;
  perform watch_freed_seats(array(select g ->> 'legKey' from jsonb_array_elements(given) g where (g ->> 'seats')::integer > 0));
end $$;
