-- Ledger entries that are changed or deleted, which the product never does: what is left of their transaction sums to zero per currency.
create or replace function check_ledger_transaction() returns trigger language plpgsql as $$
declare
  changed uuid := case when tg_op = 'DELETE' then old.transaction_id else new.transaction_id end;
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
     where e.transaction_id = changed
     group by a.currency having sum(e.amount_minor) <> 0
  ) then
    raise exception 'the entries of ledger transaction % do not sum to zero', changed using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- PostgreSQL replaces every trigger but a constraint trigger.
drop trigger if exists ledger_entry_sums_to_zero on ledger_entry;
create constraint trigger ledger_entry_sums_to_zero
  after update or delete on ledger_entry
  deferrable initially deferred
  for each row execute function check_ledger_transaction();
