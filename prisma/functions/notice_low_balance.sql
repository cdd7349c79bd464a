-- A deposit that falls below its threshold is told to its partner: once, until it has been above again. What may be spent counts, deposit and credit
-- in the same currency, and each deposit has a threshold of its own. Payments of one partner wait for this row, so of many at once one is the one that crosses.
create or replace function notice_low_balance() returns trigger language plpgsql as $$
declare
  credit bigint := coalesce((select t.credit_limit_minor from partner_terms t where t.partner_id = new.partner_id and t.currency = new.currency), 0);
  told bigint;
begin
  if old.balance_minor + credit >= new.low_balance_minor and new.balance_minor + credit < new.low_balance_minor then
    insert into account_event (partner_id, currency, balance_minor, credit_minor, threshold_minor)
    values (new.partner_id, new.currency, new.balance_minor, credit, new.low_balance_minor) returning id into told;
    perform queue_jobs_v1(jsonb_build_array(jsonb_build_object(
      'task', 'announce_account_event', 'payload', jsonb_build_object('accountEventId', told::text), 'jobKey', 'announce-account:' || told)));
  end if;
  return null;
end $$;

create or replace trigger low_balance_is_noticed
  after update of balance_minor on ledger_account
  for each row when (new.balance_minor < old.balance_minor and new.low_balance_minor is not null) execute function notice_low_balance();
