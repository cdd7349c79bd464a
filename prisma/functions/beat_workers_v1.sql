-- Says that these pools of workers live, and takes over from those that have been silent for so long: their jobs and queues are free again,
-- and the next worker that looks finds them. All by the database's clock.
--   pools: graphile-worker's ids of the caller's pools, which are in locked_by of what they hold
--   at_work: the jobs that the caller works on, or has worked on within the patience
-- What is held is found by an index (scripts/lib/database/migrate.mjs): what waits may be hundreds of thousands of jobs, and this runs every three seconds.
-- Returns how many silent pools were found.
create or replace function beat_workers_v1(pools text[], patience interval, at_work bigint[]) returns integer language plpgsql as $$
declare
  silent text[];
begin
  insert into worker_heartbeat as w (pool_id, beating_since, seen_at)
    select p, now(), now() from unnest(pools) p order by p
      on conflict (pool_id) do update
     set seen_at = now(), beating_since = case when w.seen_at < now() - patience then now() else w.beating_since end;
  -- Handed out with an answer that got lost: the caller lives, holds the job, and does not know of it.
  update graphile_worker._private_jobs set locked_at = null, locked_by = null
   where locked_by is not null and locked_by = any(pools) and locked_at < now() - patience and id <> all(at_work);
  -- Who was silent itself does not judge others: the database was away, or everything stood still.
  if not exists (select from worker_heartbeat where pool_id = any(pools) and beating_since <= now() - patience) then
    return 0;
  end if;
  with found as (select pool_id from worker_heartbeat where seen_at < now() - patience for update skip locked),
       gone as (delete from worker_heartbeat w using found f where w.pool_id = f.pool_id returning w.pool_id)
  select coalesce(array_agg(pool_id), '{}') into silent from gone;
  if silent <> '{}' then
    perform graphile_worker.force_unlock_workers(silent);
  end if;
  -- Pools that were killed before their first word was written. Who lives has spoken within the patience.
  update graphile_worker._private_jobs set locked_at = null, locked_by = null
   where locked_by is not null and locked_at < now() - patience and locked_by not in (select pool_id from worker_heartbeat);
  -- The queues of these, and one whose job was ended by somebody else: a worker that had been silent came back, and had done what another was doing meanwhile.
  -- Who locked it is compared once more, because it may have changed hands since it was looked at.
  with idle as (
    select q.id, q.locked_by, q.locked_at from graphile_worker._private_job_queues q
     where q.locked_at < now() - patience
       and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id and j.locked_by is not null and j.locked_by = q.locked_by))
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
    from idle where q.id = idle.id and q.locked_by = idle.locked_by and q.locked_at = idle.locked_at;
  return cardinality(silent);
end $$;
