-- Notes the transaction that last changed a leg's seats: a reader asks for what was changed by transactions that its last reading did not see.
create or replace function mark_leg_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id()::text::bigint;
  return new;
end $$;

create or replace trigger leg_inventory_changed_in
  before insert or update on leg_inventory
  for each row execute function mark_leg_change();
