-- Opens or closes a booking's request to the back office, and records what goes back.
--   change: {request: {open: {id, reason, part, message: {id, words}}} | {close: {id, state, refundMinor, note}},
--     refund: {id: that of the request, where there is one, kind, paidMinor, refundMinor and customerMinor: null while it is asked for, detail}}; each may be absent
-- The record of a request is written with it; once it is settled, it gets what went back and why.
create or replace function change_refunds(booking uuid, moment timestamptz, actor text, change jsonb) returns void language plpgsql as $$
declare
  opened jsonb := change -> 'request' -> 'open';
  closed jsonb := change -> 'request' -> 'close';
  back jsonb := change -> 'refund';
begin
  if opened is not null then
    insert into refund_request (id, booking_id, requested_by, created_at, reason, part)
    values ((opened ->> 'id')::uuid, booking, actor, moment, (opened ->> 'reason')::refund_reason, opened -> 'part');
    insert into refund_message (id, request_id, side, author, words, created_at)
    select (opened -> 'message' ->> 'id')::uuid, (opened ->> 'id')::uuid, 'partner', actor, opened -> 'message' ->> 'words', moment
     where opened ? 'message';
  end if;
  if closed is not null then
    update refund_request
       set state = (closed ->> 'state')::refund_request_state, refund_minor = (closed ->> 'refundMinor')::bigint, decided_by = actor, decided_at = moment,
           note = coalesce(closed ->> 'note', '')
     where id = (closed ->> 'id')::uuid and booking_id = booking and state = 'open';
    if not found then
      raise exception 'refund request % of booking % is not open', closed ->> 'id', booking;
    end if;
  end if;
  if back is not null then
    insert into refund as r (id, partner_id, booking_id, kind, asked_by, created_at, paid_minor, refund_minor, customer_minor, detail)
    select (back ->> 'id')::uuid, b.partner_id, b.id, (back ->> 'kind')::refund_kind, actor, moment, (back ->> 'paidMinor')::bigint,
           (back ->> 'refundMinor')::bigint, (back ->> 'customerMinor')::bigint, nullif(back -> 'detail', 'null')
      from booking b where b.id = booking
        on conflict (id) do update
       set kind = excluded.kind, paid_minor = excluded.paid_minor, refund_minor = excluded.refund_minor, customer_minor = excluded.customer_minor,
           detail = excluded.detail;
  end if;
end $$;
