-- A request to the back office opens and closes together with the change of its booking.
--   request: {open: {id, requestedBy, reason?, message?: {id, words}, part?: [{passengerId, directions}], paidMinor?: what was paid for that part}}
--     | {close: {state, refundMinor, decidedBy, note}}
create or replace function write_refund_request(booking uuid, moment timestamptz, request jsonb) returns void language plpgsql as $$
begin
  if request -> 'open' is not null then
    insert into refund_request (id, booking_id, requested_by, created_at, reason, part)
    values ((request -> 'open' ->> 'id')::uuid, booking, request -> 'open' ->> 'requestedBy', moment, (request -> 'open' ->> 'reason')::refund_reason,
            request -> 'open' -> 'part');
    -- Its record has the price of the whole booking by now, by a trigger.
    update refund set paid_minor = (request -> 'open' ->> 'paidMinor')::bigint
     where id = (request -> 'open' ->> 'id')::uuid and request -> 'open' ? 'paidMinor';
    insert into refund_message (id, request_id, side, author, words, created_at)
    select (m ->> 'id')::uuid, (request -> 'open' ->> 'id')::uuid, 'partner', request -> 'open' ->> 'requestedBy', m ->> 'words', moment
      from (select request -> 'open' -> 'message' as m) as said where m is not null;
  elsif request -> 'close' is not null then
    update refund_request set state = (request -> 'close' ->> 'state')::refund_request_state, refund_minor = (request -> 'close' ->> 'refundMinor')::bigint,
           decided_by = request -> 'close' ->> 'decidedBy', decided_at = moment, note = coalesce(request -> 'close' ->> 'note', '')
     where booking_id = booking and state = 'open';
    if not found then
      raise exception 'booking % has no open refund request', booking;
    end if;
  end if;
end $$;
