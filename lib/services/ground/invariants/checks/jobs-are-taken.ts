import type { Invariant } from "../invariant";

/** A job that failed is due again later; one that has given up is not waited for (sweeps see to what it was about). */
export const jobsAreTaken: Invariant = {
  name: "jobs-are-taken",
  holds: "no job is overdue, and none is held by a worker that is not done with it",
  counts: "select count(*) from graphile_worker.jobs",
  broken: `
    with late as (
      select to_timestamp((facts ->> 'now')::bigint / 1000) - (facts ->> 'patienceMinutes')::integer * interval '1 minute' as before from given)
    select format('%s %s', j.task_identifier, j.id) as id,
           case when j.locked_at is null then format('was due at %s', j.run_at) else format('held since %s by %s', j.locked_at, j.locked_by) end as detail
      from graphile_worker.jobs j cross join late
     where case when j.locked_at is null then j.attempts < j.max_attempts and j.run_at < late.before else j.locked_at < late.before end`,
};
