-- A job whose key cannot exist yet is queued in half the time when the queue need not look for an older one to replace: half of what
-- a booking cost. `jobKeyMode` is graphile-worker's `job_key_mode`.
create or replace function queue_jobs(jobs jsonb) returns void language plpgsql as $$
declare
  job jsonb;
begin
  for job in select j from jsonb_array_elements(coalesce(jobs, '[]')) j loop
    perform graphile_worker.add_job(
      job ->> 'task', (job -> 'payload')::json, run_at => (job ->> 'runAt')::timestamptz,
      max_attempts => (job ->> 'maxAttempts')::integer, job_key => job ->> 'jobKey',
      job_key_mode => coalesce(job ->> 'jobKeyMode', 'replace'));
  end loop;
end $$;
