-- Posts a ledger transaction and keeps the balances of deposits with it.
--   p: {id, bookingId, kind, memo, entries: [{partnerId, kind, currency, amountMinor}]}
-- Accounts are opened on first use. Entries of deposits have the transaction's kind beside them, by which they are listed.
-- The deposits' balances come last, as other payments of the partner wait for them. A deposit may not fall below minus the partner's credit limit in its
-- currency: PV004.
create or replace function post_ledger_v1(p jsonb) returns void language plpgsql as $$
declare
  moved record;
begin
  with transaction as (
    insert into ledger_transaction (id, booking_id, kind, memo)
    values ((p ->> 'id')::uuid, (p ->> 'bookingId')::uuid, (p ->> 'kind')::transaction_kind, p ->> 'memo'))
  insert into ledger_entry (transaction_id, account_id, amount_minor, kind)
  select (p ->> 'id')::uuid,
         coalesce(
           -- Either way by an index, which "is not distinct from" would not use.
           case when e."partnerId" is null
             then (select a.id from ledger_account a where a.partner_id is null and a.kind = e.kind and a.currency = e.currency)
             else (select a.id from ledger_account a where a.partner_id = e."partnerId" and a.kind = e.kind and a.currency = e.currency)
           end,
           open_ledger_account_v1(e."partnerId", e.kind, e.currency)),
         e."amountMinor",
         case when e.kind = 'deposit' then (p ->> 'kind')::transaction_kind end
    from jsonb_to_recordset(p -> 'entries') as e ("partnerId" uuid, kind account_kind, currency currency, "amountMinor" bigint);
  for moved in
    select e."partnerId" as partner, e.currency, sum(e."amountMinor") as amount
      from jsonb_to_recordset(p -> 'entries') as e ("partnerId" uuid, kind account_kind, currency currency, "amountMinor" bigint)
     where e.kind = 'deposit' group by 1, 2 order by 1, 2
  loop
    update ledger_account a
       set balance_minor = balance_minor + moved.amount,
           -- It is of the day on which this transaction began. Where that day is summed already (sum_deposit_days_v2), it is not any more, nor are those after it.
           summed_until = case when a.summed_until > day_in_tashkent(now()) then day_in_tashkent(now()) else a.summed_until end
     where a.partner_id = moved.partner and a.kind = 'deposit' and a.currency = moved.currency
       and (moved.amount >= 0 or a.balance_minor + moved.amount >= -coalesce(
             (select t.credit_limit_minor from partner_terms t where t.partner_id = a.partner_id and t.currency = a.currency), 0));
    if not found then
      raise exception 'the deposit does not cover it' using errcode = 'PV004';
    end if;
  end loop;
end $$;
