-- Has those prices looked at that flights of a local day of departure can make cheaper, when seats of it have come free. One look at an index where nobody
-- watches the day; a job a day, which takes the place of the one before it, where somebody does.
--   leg_keys: as in leg_inventory, of legs with more seats than before
create or replace function watch_freed_seats(leg_keys text[]) returns void language plpgsql as $$
begin
  insert into job_outbox (job)
  select jsonb_build_object('task', 'check_watches', 'payload', jsonb_build_object('day', freed.day), 'jobKey', 'watches:' || freed.day, 'maxAttempts', 5)
    from (select distinct split_part(k, '|', 2) as day from unnest(leg_keys) k) freed
   where exists (select from price_watch w where w.state = 'live' and w.days && array[freed.day]);
end $$;
