-- What is recorded of who did what stays as it was written: rows are added, and neither changed nor taken away. Whoever may (the tables' owner)
-- lets rows of years ago go with this trigger switched off, see docs/operating.md.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create or replace trigger audit_event_append_only
  before update or delete or truncate on audit_event
  for each statement execute function refuse_change();

create or replace trigger booking_event_append_only
  before update or delete or truncate on booking_event
  for each statement execute function refuse_change();

create or replace trigger accounting_act_append_only
  before update or delete or truncate on accounting_act
  for each statement execute function refuse_change();
