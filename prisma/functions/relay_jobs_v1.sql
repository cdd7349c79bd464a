-- Moves jobs from the outbox to the queue, at most so many, and says how many it took. Of those with one key the last is meant. Any number
-- of relays may run at once: each waits for those before it, so that what was there when it was asked is in the queue when it answers. A job
-- that the queue cannot take goes to the end of the outbox, where it can be found, and holds up no other.
-- The outbox is there because graphile_worker.add_job costs more than a booking itself: it notifies, and PostgreSQL lets only one transaction
-- with a notification commit at a time.
create or replace function relay_jobs_v1(most integer) returns integer language plpgsql as $$
declare
  relayed jsonb[];
  latest jsonb[];
  one jsonb;
  refused integer := 0;
begin
  with due as (select id from job_outbox order by id limit most for update),
       taken as (delete from job_outbox o using due where o.id = due.id returning o.id, o.job)
  select array_agg(job order by id) into relayed from taken;
  if relayed is null then
    return 0;
  end if;
  select array_agg(j) into latest
    from (select distinct on (coalesce(j ->> 'jobKey', place::text)) j from unnest(relayed) with ordinality as r (j, place)
           order by coalesce(j ->> 'jobKey', place::text), place desc) each;
  begin
    perform add_to_queue(latest);
  exception when data_exception or integrity_constraint_violation then
    foreach one in array latest loop
      begin
        perform add_to_queue(array[one]);
      exception when data_exception or integrity_constraint_violation then
        insert into job_outbox (job) values (one);
        refused := refused + 1;
      end;
    end loop;
  end;
  return cardinality(relayed) - refused;
end $$;
