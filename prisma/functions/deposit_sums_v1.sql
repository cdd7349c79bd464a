-- What has moved on a deposit from one moment to before another ('infinity' for all that came since), by kind: the sums of the days that lie between them, and
-- movement by movement what is before, after, or of days that are not summed yet.
-- A connection plans once, often while a table is small: without enable_seqscan it would go on reading entries that have become many.
create or replace function deposit_sums_v1(account uuid, since timestamptz, until timestamptz)
returns table (kind transaction_kind, movements bigint, received_minor bigint, paid_minor bigint)
language plpgsql stable set enable_seqscan = off as $$
#variable_conflict use_column
declare
  first_day date := day_in_tashkent(since) + (begin_of_day_in_tashkent(day_in_tashkent(since)) < since)::integer;
  -- The day after the last one.
  last_day date := least(day_in_tashkent(until), coalesce((select a.summed_until from ledger_account a where a.id = account), '-infinity'));
  first_at timestamptz := begin_of_day_in_tashkent(first_day);
  last_at timestamptz := begin_of_day_in_tashkent(last_day);
begin
  return query
    select s.kind, sum(s.movements)::bigint, sum(s.received)::bigint, sum(s.paid)::bigint
      from (select d.kind, d.movements, d.received_minor, d.paid_minor from deposit_day d
             where d.account_id = account and d.grouping = 'day' and d.day >= first_day and d.day < last_day
            union all
            select e.kind, 1, greatest(e.amount_minor, 0), greatest(-e.amount_minor, 0) from ledger_entry e
             where e.account_id = account and e.created_at >= since and e.created_at < least(first_at, until)
            union all
            select e.kind, 1, greatest(e.amount_minor, 0), greatest(-e.amount_minor, 0) from ledger_entry e
             where e.account_id = account and e.created_at >= greatest(first_at, last_at) and e.created_at < until) s (kind, movements, received, paid)
     group by s.kind;
end $$;
