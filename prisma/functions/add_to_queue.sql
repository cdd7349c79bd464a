-- Puts jobs into graphile-worker's queue.
--   jobs: as queue_jobs_v1 takes them
create or replace function add_to_queue(jobs jsonb[]) returns void language plpgsql as $$
begin
  perform graphile_worker.add_jobs(array_agg((
      j ->> 'task', (j -> 'payload')::json, j ->> 'queueName', (j ->> 'runAt')::timestamptz,
      (j ->> 'maxAttempts')::smallint, j ->> 'jobKey', null, null)::graphile_worker.job_spec))
    from unnest(jobs) j;
end $$;
