-- Whether one of these flights has changed since a version of the schedule. Asked under the lock that bookings share.
--   schedule: {version, flights: [{carrier, flightNumber, suffix}]}, or null where no schedule is known
create or replace function flights_changed_since(schedule jsonb) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from jsonb_to_recordset(schedule -> 'flights') as f (carrier text, "flightNumber" integer, suffix text)
      join flight_changed c on c.carrier = f.carrier and c.flight_number = f."flightNumber" and c.suffix = f.suffix
     where c.version > (schedule ->> 'version')::integer);
end $$;
