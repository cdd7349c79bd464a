-- Money of a booking moves in its currency alone, and on the deposit of its partner alone: no process can take it from another one.
-- A connection plans once, often while a table is small: without its setting it would go on reading tables that have become large.
create or replace function refuse_mixed_currencies() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if exists (
    select from added e
      join ledger_transaction t on t.id = e.transaction_id
      join booking b on b.id = t.booking_id
      join ledger_account a on a.id = e.account_id
     where a.currency <> b.currency or (a.kind = 'deposit' and a.partner_id <> b.partner_id)
  ) then
    raise exception 'money of a booking would move in another currency, or on the deposit of another partner' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger ledger_entries_are_in_currency_of_booking
  after insert on ledger_entry referencing new table as added
  for each statement execute function refuse_mixed_currencies();
