-- Gives back the seats that take_seats took; a leg never shows fewer than none sold.
--   takes: [{legKey, bookingClass, seats}]
create or replace function release_seats_v1(takes jsonb) returns void language plpgsql as $$
declare
  take record;
begin
  for take in
    select t ->> 'legKey' as leg_key, ascii(t ->> 'bookingClass') - 64 as class, (t ->> 'seats')::integer as seats
      from jsonb_array_elements(takes) t order by t ->> 'legKey' collate "C", t ->> 'bookingClass' collate "C"
  loop
    update leg_inventory set sold[take.class] = greatest(0, sold[take.class] - take.seats) where leg_key = take.leg_key;
  end loop;
end $$;
