-- What the house lets a leg sell in a booking class at this moment, as levels of seats_fit. Test mode's clock has no part in it: its flights are not these.
--   limits: of leg_inventory, [{classes, limit, until: milliseconds since 1970, or null}]; class: A is 1
create or replace function limits_in_force(limits jsonb, class integer) returns jsonb language sql volatile as $$
  select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(limits) l
   where position(chr(64 + class) in l ->> 'classes') > 0
     and coalesce((l ->> 'until')::numeric > extract(epoch from clock_timestamp()) * 1000, true)
$$;
