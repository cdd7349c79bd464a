-- Whether so many more seats fit under every nesting limit.
--   sold: seats sold in booking classes A … Z; limits: [{classes, limit}]
create or replace function seats_fit(sold integer[], seats integer, limits jsonb) returns boolean language plpgsql immutable strict as $$
declare
  level jsonb;
  classes text;
  taken integer;
begin
  for level in select l from jsonb_array_elements(limits) l loop
    classes := level ->> 'classes';
    if classes !~ '^[A-Z]*$' then
      raise exception 'no such booking classes: %', classes;
    end if;
    taken := 0;
    for i in 1 .. length(classes) loop
      taken := taken + sold[ascii(substr(classes, i, 1)) - 64];
    end loop;
    -- A level without a limit has no room: rather refuse a sale than oversell.
    if taken + seats > coalesce((level ->> 'limit')::integer, 0) then
      return false;
    end if;
  end loop;
  return true;
end $$;
