-- Nothing is posted into a day that is closed: an entry has the moment at which its transaction began, so one that began yesterday may come after yesterday was
-- closed. It is undone as if it had lost against a concurrent change: whoever tries again has a transaction of today.
create or replace function refuse_closed_days() returns trigger language plpgsql as $$
declare
  open_from timestamptz := (select begin_of_day_in_tashkent(max(d.day) + 1) from closed_day d);
begin
  if exists (select from added e where e.created_at < open_from) then
    raise exception 'the day of this posting is closed' using errcode = 'serialization_failure';
  end if;
  return null;
end $$;

create or replace trigger ledger_entries_of_open_days
  after insert on ledger_entry referencing new table as added
  for each statement execute function refuse_closed_days();
