-- Has all prices that are watched looked at, once, when data have changed that prices are made of; nothing is queued while nobody watches. Deferred: a watch
-- that is made while a long import is under way is seen.
create or replace function watch_moved_data() returns trigger language plpgsql as $$
begin
  if exists (select from price_watch where state = 'live') then
    perform queue_jobs_v1('[{"task": "check_watches", "payload": {}, "jobKey": "watches", "maxAttempts": 5}]');
  end if;
  return null;
end $$;

drop trigger if exists data_moved_for_watches on data_version;
create constraint trigger data_moved_for_watches
  after insert or update on data_version deferrable initially deferred
  for each row when (new.kind in ('schedule', 'fares', 'inventory', 'taxes', 'baggage', 'rates', 'interline', 'markups', 'stock'))
  execute function watch_moved_data();
