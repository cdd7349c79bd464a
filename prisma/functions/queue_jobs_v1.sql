-- Leaves jobs in the outbox, in the caller's transaction.
--   jobs: [{task, payload, queueName, runAt, jobKey, maxAttempts}], or null for none
create or replace function queue_jobs_v1(jobs jsonb) returns void language sql as $$
  insert into job_outbox (job) select j from jsonb_array_elements(coalesce(jobs, '[]')) j
$$;
