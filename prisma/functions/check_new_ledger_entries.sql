-- What a statement adds to ledger transactions sums to zero in itself, so what summed to zero before goes on doing so: looked at once for
-- all of its entries instead of once for each.
create or replace function check_new_ledger_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from added e join ledger_account a on a.id = e.account_id
     group by e.transaction_id, a.currency having sum(e.amount_minor) <> 0
  ) then
    raise exception 'the entries that were added to a ledger transaction do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger ledger_entries_added_sum_to_zero
  after insert on ledger_entry referencing new table as added
  for each statement execute function check_new_ledger_entries();
