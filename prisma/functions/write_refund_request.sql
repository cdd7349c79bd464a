-- A request to the back office opens and closes together with the change of its booking.
--   request: {open: {id, requestedBy}} | {close: {state, refundMinor, decidedBy, note}}
create or replace function write_refund_request(booking uuid, moment timestamptz, request jsonb) returns void language plpgsql as $$
begin
  if request -> 'open' is not null then
    insert into refund_request (id, booking_id, requested_by, created_at)
    values ((request -> 'open' ->> 'id')::uuid, booking, request -> 'open' ->> 'requestedBy', moment);
  elsif request -> 'close' is not null then
    update refund_request set state = (request -> 'close' ->> 'state')::refund_request_state, refund_minor = (request -> 'close' ->> 'refundMinor')::bigint,
           decided_by = request -> 'close' ->> 'decidedBy', decided_at = moment, note = coalesce(request -> 'close' ->> 'note', '')
     where booking_id = booking and state = 'open';
    if not found then
      raise exception 'booking % has no open refund request', booking;
    end if;
  end if;
end $$;
