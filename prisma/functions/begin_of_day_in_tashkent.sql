-- When a day of Tashkent, UTC+5 all year, begins.
create or replace function begin_of_day_in_tashkent(day date) returns timestamptz language sql immutable parallel safe as $$
  select (day - interval '5 hours') at time zone 'UTC'
$$;
