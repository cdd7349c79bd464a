-- The account of a partner, or of the house where partner is null; opened where it is missing.
create or replace function open_ledger_account_v1(partner uuid, of_kind account_kind, in_currency currency) returns uuid language plpgsql as $$
declare
  account uuid;
begin
  insert into ledger_account (id, partner_id, kind, currency, balance_minor)
  values (gen_random_uuid(), partner, of_kind, in_currency, case of_kind when 'deposit' then 0 end)
    on conflict (partner_id, kind, currency) do nothing;
  select id into strict account from ledger_account
   where partner_id is not distinct from partner and kind = of_kind and currency = in_currency;
  return account;
end $$;
