-- Has prices looked at that limits of the house decide, when they are set, raised or lifted.
create or replace function watch_limits() returns trigger language plpgsql as $$
begin
  perform watch_freed_seats(array[new.leg_key]);
  return null;
end $$;

create or replace trigger leg_limits_for_watches
  after update of limits on leg_inventory
  for each row when (old.limits is distinct from new.limits) execute function watch_limits();
