-- Every change of a booking is told to its partner's callback addresses. The job is queued in the change's own transaction: no change
-- is lost, and none is told that was undone. A partner without an address pays for one look at an index.

alter table "webhook_endpoint" add column "sealed_previous_secret" text, add column "previous_until" timestamptz(3);

create index "webhook_event_created_at_idx" on "webhook_event"("created_at");

-- What the sweep looks for.
create index webhook_delivery_due_idx on webhook_delivery (next_at) where state = 'pending';

-- As before; a job may also name a queue, whose jobs run one after the other.
create or replace function queue_jobs(jobs jsonb) returns void language plpgsql as $$
declare
  job jsonb;
begin
  for job in select j from jsonb_array_elements(coalesce(jobs, '[]')) j loop
    perform graphile_worker.add_job(
      job ->> 'task', (job -> 'payload')::json, queue_name => job ->> 'queueName', run_at => (job ->> 'runAt')::timestamptz,
      max_attempts => (job ->> 'maxAttempts')::integer, job_key => job ->> 'jobKey',
      job_key_mode => coalesce(job ->> 'jobKeyMode', 'replace'));
  end loop;
end $$;

create function announce_booking_event() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from booking b join webhook_endpoint e on e.partner_id = b.partner_id
     where b.id = new.booking_id and e.disabled_at is null
  ) then
    perform queue_jobs(jsonb_build_array(jsonb_build_object(
      'task', 'announce_event', 'payload', jsonb_build_object('bookingEventId', new.id::text),
      'jobKey', 'announce:' || new.id, 'jobKeyMode', 'unsafe_dedupe')));
  end if;
  return null;
end $$;

create trigger booking_event_is_announced after insert on booking_event for each row execute function announce_booking_event();
