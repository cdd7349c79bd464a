-- Workers say that they live; of those that fall silent the jobs are taken over (SQL function beat_workers_v1).
create table worker_heartbeat (
  pool_id text primary key,
  beating_since timestamptz(3) not null,
  seen_at timestamptz(3) not null
);

-- Housekeeping tasks bore other names until November 2026: nobody runs those jobs any more.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return;
  end if;
  delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
   where t.id = j.task_id and t.identifier in ('forget_expired', 'forget_shown_offers', 'forget_webhooks');
  delete from graphile_worker._private_known_crontabs where identifier in ('forget_expired', 'forget_shown_offers', 'forget_webhooks');
end $$;
