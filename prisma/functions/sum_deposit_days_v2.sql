-- Sums days of a deposit that are over and not summed yet: so many of them that they have about `most` movements, and one at least.
--   answer: whether there are more of them
-- A movement has the moment at which its transaction began, so one of yesterday may be written today. Whoever moves a deposit changes its account's row, and this
-- function holds that row: what was written before, it sees, and what is written after finds the day in summed_until and takes it back (post_ledger_v1). Days that
-- were taken back are summed anew, and so are those that a version without fees has summed (sum_deposit_days_v1). What moves the deposit meanwhile waits for `most` movements.
create or replace function sum_deposit_days_v2(account uuid, most integer) returns boolean language plpgsql set plan_cache_mode = force_custom_plan as $$
declare
  today date := day_in_tashkent(now());
  summed date;
  first_day date;
  last_day date;
begin
  select a.summed_until into strict summed from ledger_account a where a.id = account for no key update;
  if summed is not null then
    summed := least(summed, (select min(d.day) from deposit_day d where d.account_id = account and d.fee_minor is null));
  end if;
  select day_in_tashkent(e.created_at) into first_day from ledger_entry e
   where e.account_id = account and e.created_at >= coalesce(begin_of_day_in_tashkent(summed), '-infinity') order by e.created_at limit 1;
  if first_day is null or first_day >= today then
    return false;
  end if;
  select least(day_in_tashkent(e.created_at) + 1, today) into last_day from ledger_entry e
   where e.account_id = account and e.created_at >= begin_of_day_in_tashkent(first_day) order by e.created_at offset most limit 1;
  last_day := coalesce(last_day, today);
  delete from deposit_day d where d.account_id = account and d.day >= coalesce(summed, '-infinity') and d.day < last_day;
  with moved as materialized (
    select * from deposit_movements_v2(account, begin_of_day_in_tashkent(first_day), begin_of_day_in_tashkent(last_day)))
  insert into deposit_day (account_id, grouping, day, key, kind, movements, received_minor, paid_minor, bookings, passengers, customer_minor, fee_minor)
  select account, g.grouping, m.day, case g.grouping when 'carrier' then m.carrier when 'route' then m.route when 'agent' then m.actor else '' end as key, m.kind,
         count(*), coalesce(sum(m.amount_minor) filter (where m.amount_minor > 0), 0), coalesce(-sum(m.amount_minor) filter (where m.amount_minor < 0), 0),
         sum(m.bookings), sum(m.passengers), sum(m.customer_minor), sum(m.fee_minor)
    from moved m cross join unnest(enum_range(null::sales_grouping)) g (grouping)
   group by g.grouping, m.day, 4, m.kind;
  update ledger_account a set summed_until = last_day where a.id = account;
  return last_day < today;
end $$;
