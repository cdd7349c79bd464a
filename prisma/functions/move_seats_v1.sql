-- Moves sold seats from legs to others, whatever room there is: their passengers are moved with them.
--   moved: [{legKey, bookingClass, seats}], each pair once; seats is positive where they come, negative where they go
create or replace function move_seats_v1(moved jsonb) returns void language plpgsql as $$
begin
  insert into leg_inventory (leg_key, sold)
  select distinct m ->> 'legKey', array_fill(0, array[26]) from jsonb_array_elements(moved) m order by 1
      on conflict do nothing;
  -- In the order in which sales lock them.
  perform from leg_inventory i where i.leg_key in (select m ->> 'legKey' from jsonb_array_elements(moved) m)
    order by i.leg_key collate "C" for update;
  update leg_inventory i set sold = n.sold
    from (select j.leg_key, array_agg(greatest(0, s.seats + coalesce(d.seats, 0)) order by s.class) as sold
            from leg_inventory j
           cross join lateral unnest(j.sold) with ordinality as s (seats, class)
            left join jsonb_to_recordset(moved) as d ("legKey" text, "bookingClass" text, seats integer)
              on d."legKey" = j.leg_key and ascii(d."bookingClass") - 64 = s.class
           where j.leg_key in (select m ->> 'legKey' from jsonb_array_elements(moved) m)
           group by j.leg_key) n
   where i.leg_key = n.leg_key;
end $$;
