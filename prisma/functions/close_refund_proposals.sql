-- Ends open proposals to give money of a booking back, once it cannot be given back as it was proposed: all of them when a refund of the booking is written, that of a
-- request when the request is decided, and those whose amount an open change of schedule decides when the change is settled. They show as expired.
-- Deferred: a proposal that the same transaction carries out is done by then, and its row is locked last.
create or replace function close_refund_proposals() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  update proposal p
     set expires_at = b.updated_at
    from booking b
   where b.id = new.booking_id and p.booking_id = b.id and p.kind = 'refund' and p.state = 'open' and p.expires_at > b.updated_at
     and case tg_table_name
           when 'refund_request' then p.payload #>> '{act,requestId}' = new.id::text
           when 'schedule_change' then p.payload #>> '{act,kind}' in ('change', 'refund')
           else true
         end;
  return null;
end $$;

-- PostgreSQL replaces every trigger but a constraint trigger.
drop trigger if exists refund_closes_proposals on refund;
create constraint trigger refund_closes_proposals
  after insert or update of refund_minor on refund deferrable initially deferred
  for each row when (new.refund_minor is not null) execute function close_refund_proposals();

drop trigger if exists decided_request_closes_proposals on refund_request;
create constraint trigger decided_request_closes_proposals
  after update of state on refund_request deferrable initially deferred
  for each row when (old.state = 'open' and new.state <> 'open') execute function close_refund_proposals();

drop trigger if exists settled_change_closes_proposals on schedule_change;
create constraint trigger settled_change_closes_proposals
  after update of state on schedule_change deferrable initially deferred
  for each row when (old.state = 'open' and new.state <> 'open') execute function close_refund_proposals();
