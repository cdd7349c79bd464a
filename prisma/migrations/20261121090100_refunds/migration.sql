-- A request of the back office opens and closes together with the change of its booking, and an event remembers the request that caused it.

create unique index refund_request_one_open_idx on refund_request (booking_id) where state = 'open';

-- `request`: {open: {id, requestedBy}} | {close: {state, refundMinor, decidedBy, note}} | null.
create function write_refund_request(booking uuid, moment timestamptz, request jsonb) returns void language plpgsql as $$
begin
  if request -> 'open' is not null then
    insert into refund_request (id, booking_id, requested_by, created_at)
    values ((request -> 'open' ->> 'id')::uuid, booking, request -> 'open' ->> 'requestedBy', moment);
  elsif request -> 'close' is not null then
    update refund_request set state = request -> 'close' ->> 'state', refund_minor = (request -> 'close' ->> 'refundMinor')::bigint,
           decided_by = request -> 'close' ->> 'decidedBy', decided_at = moment, note = coalesce(request -> 'close' ->> 'note', '')
     where booking_id = booking and state = 'open';
    if not found then
      raise exception 'booking % has no open refund request', booking;
    end if;
  end if;
end $$;

-- As before; `requestKey` (hex) goes with the event.
create or replace function insert_booking(p jsonb) returns void language plpgsql as $$
declare
  b jsonb := p -> 'booking';
begin
  insert into booking (id, partner_id, booking_number, public_token, status, supplier, currency, total_minor, payer_name, payer_email,
    payer_tel, share_contacts, snapshot, seats, journey_hash, first_departure_at, expires_at, created_at, updated_at)
  select r.id, r.partner_id, r.booking_number, r.public_token, r.status, r.supplier, r.currency, r.total_minor, r.payer_name, r.payer_email,
    r.payer_tel, r.share_contacts, r.snapshot, r.seats, decode(b ->> 'journey_hash_hex', 'hex'), r.first_departure_at, r.expires_at,
    r.created_at, r.created_at
    from jsonb_populate_record(null::booking, b) r;
  insert into booking_passenger select r.* from jsonb_populate_recordset(null::booking_passenger, p -> 'passengers') r;
  insert into ticket select r.* from jsonb_populate_recordset(null::ticket, p -> 'tickets') r;
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key)
  values ((b ->> 'id')::uuid, null, b ->> 'status', p ->> 'actor', 'book', (b ->> 'created_at')::timestamptz, decode(p ->> 'requestKey', 'hex'));
end $$;

-- As before; `requestKey` (hex) goes with the event, and `refundRequest` is that of write_refund_request.
create or replace function transition_booking(p jsonb) returns jsonb language plpgsql as $$
declare
  target uuid := (p ->> 'bookingId')::uuid;
  moment timestamptz := (p ->> 'now')::timestamptz;
  held jsonb;
  present text;
begin
  update booking set status = p ->> 'to', updated_at = moment,
         paid_at = coalesce((p -> 'set' ->> 'paidAt')::timestamptz, paid_at),
         ticketed_at = coalesce((p -> 'set' ->> 'ticketedAt')::timestamptz, ticketed_at)
   where id = target and status = p ->> 'from'
     and case p ->> 'deadline' when 'before' then moment < expires_at when 'after' then moment >= expires_at else true end
  returning seats into held;
  if not found then
    select status into present from booking where id = target;
    return case when present is null then jsonb_build_object('outcome', 'not_found')
                else jsonb_build_object('outcome', 'wrong_state', 'status', present) end;
  end if;
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key)
  values (target, p ->> 'from', p ->> 'to', p ->> 'actor', p ->> 'reason', moment, decode(p ->> 'requestKey', 'hex'));
  perform write_refund_request(target, moment, p -> 'refundRequest');
  if coalesce((p ->> 'release')::boolean, false) then
    delete from passenger_flight where booking_id = target;
    perform release_seats(held);
  end if;
  perform write_tickets(target, coalesce(p -> 'tickets', '[]'));
  perform post_ledger(t) from jsonb_array_elements(coalesce(p -> 'ledger', '[]')) t;
  perform queue_jobs(p -> 'jobs');
  return jsonb_build_object('outcome', 'moved');
exception
  when sqlstate 'PV004' then
    return jsonb_build_object('outcome', 'insufficient_funds');
end $$;
