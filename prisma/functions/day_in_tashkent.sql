-- The day of Tashkent, UTC+5 all year (lib/domain/tashkent.ts), that a moment is of. Not PostgreSQL's own time zones, which are of whatever release it was built with.
create or replace function day_in_tashkent(moment timestamptz) returns date language sql immutable parallel safe as $$
  select (moment at time zone 'UTC' + interval '5 hours')::date
$$;
