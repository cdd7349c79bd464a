-- Takes seats under the limits that they come with and those of the house (limits_in_force). Or says false: on false some legs may already be taken: the caller has to undo its statement.
--   takes: [{legKey, bookingClass, seats, limits}], SeatTake of lib/domain/schedule/inventory.ts
create or replace function take_seats(takes jsonb) returns boolean language plpgsql as $$
declare
  take record;
begin
  for take in
    select t ->> 'legKey' as leg_key, (t ->> 'seats')::integer as seats, t -> 'limits' as limits,
           case when t ->> 'bookingClass' ~ '^[A-Z]$' then ascii(t ->> 'bookingClass') - 64 end as class
      from jsonb_array_elements(takes) t order by t ->> 'legKey' collate "C", t ->> 'bookingClass' collate "C"
  loop
    if take.class is null or coalesce(take.seats, 0) < 1 or coalesce(jsonb_array_length(take.limits), 0) < 1 then
      raise exception 'a take of seats needs a class, seats and limits';
    end if;
    -- Who waits here for another sale is tested again on the row as that sale left it.
    update leg_inventory set sold[take.class] = sold[take.class] + take.seats
     where leg_key = take.leg_key and seats_fit(sold, take.seats, take.limits || limits_in_force(limits, take.class));
    if not found then
      insert into leg_inventory (leg_key, sold) values (take.leg_key, array_fill(0, array[26])) on conflict do nothing;
      update leg_inventory set sold[take.class] = sold[take.class] + take.seats
       where leg_key = take.leg_key and seats_fit(sold, take.seats, take.limits || limits_in_force(limits, take.class));
      if not found then
        return false;
      end if;
    end if;
  end loop;
  return true;
end $$;
