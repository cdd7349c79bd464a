-- Bookings and payments cost the same however many there are, whatever PostgreSQL knew of its tables when it planned them.
--
-- A connection plans what it runs once, often while a table is still empty or has not been analysed. It then held two indexes of bookings for
-- equally good, and some connections read all of a partner's bookings of the day for each new one: at ten thousand of them, more than the rest
-- of a booking costs together.

-- The hash is of one journey of the same people: hardly ever do two rows share it. Nothing else can be asked of this index, and no other
-- index can answer what create_booking asks.
DROP INDEX "booking_partner_id_journey_hash_created_at_idx";
CREATE INDEX "booking_journey_hash_idx" ON "booking"("journey_hash");

-- As before, but for how the orders of a journey are counted, and for its setting: of a table that was small once, too, it reads by index.
create or replace function create_booking(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  b booking := jsonb_populate_record(null::booking, p -> 'booking');
  moved text;
  claimed integer;
  twin record;
begin
  select case
      when (select total_minor from offer_shown
             where partner_id = b.partner_id and offer_hash = decode(p -> 'shown' ->> 'offerHashHex', 'hex'))
           <> (p -> 'shown' ->> 'totalMinor')::bigint then 'shown_other'
      when exists (
        select from jsonb_array_elements(p -> 'pricedOn') c left join leg_inventory i on i.leg_key = c ->> 'legKey'
         where coalesce(i.sold[ascii(c ->> 'bookingClass') - 64], 0) < (c ->> 'sold')::integer) then 'seats_back' end
    into moved;
  if moved is not null then
    return jsonb_build_object('outcome', moved);
  end if;
  insert into passenger_flight (partner_id, flight_key, passenger_key, booking_id)
  select b.partner_id, c ->> 'flightKey', decode(c ->> 'passengerKey', 'hex'), b.id
    from jsonb_array_elements(p -> 'claims') c order by c ->> 'flightKey' collate "C", c ->> 'passengerKey' collate "C"
      on conflict do nothing;
  get diagnostics claimed = row_count;
  if claimed < jsonb_array_length(p -> 'claims') then
    select * into twin from find_duplicate(b.partner_id, p -> 'claims');
    if twin.id is null then
      -- It ended while we looked: its places are free now. Whoever asked tries again, without holding any of them meanwhile.
      raise exception 'the claims of this journey have changed' using errcode = 'serialization_failure';
    end if;
    delete from passenger_flight where booking_id = b.id;
    return jsonb_build_object('outcome', 'duplicate', 'booking_id', twin.id, 'status', twin.status);
  end if;
  with booked as (
    insert into booking (id, partner_id, booking_number, public_token, status, supplier, currency, total_minor, payer_name, payer_email,
      payer_tel, share_contacts, snapshot, seats, journey_hash, first_departure_at, expires_at, created_at, updated_at)
    select b.id, b.partner_id, b.booking_number, b.public_token, b.status, b.supplier, b.currency, b.total_minor, b.payer_name, b.payer_email,
      b.payer_tel, b.share_contacts, b.snapshot, b.seats, b.journey_hash, b.first_departure_at, b.expires_at, b.created_at, b.created_at
     where (select count(*) filter (where o.partner_id = b.partner_id and o.created_at > b.created_at - interval '24 hours')
              from booking o where o.journey_hash = b.journey_hash) < (p ->> 'maxOrders')::integer
    returning id),
  people as (
    insert into booking_passenger select r.* from booked, jsonb_populate_recordset(null::booking_passenger, p -> 'passengers') r),
  tickets as (
    insert into ticket select r.* from booked, jsonb_populate_recordset(null::ticket, p -> 'tickets') r)
  insert into booking_event (booking_id, from_status, to_status, actor, reason, created_at, request_key)
  select id, null, b.status, p ->> 'actor', 'book', b.created_at, decode(p ->> 'requestKey', 'hex') from booked;
  if not found then
    delete from passenger_flight where booking_id = b.id;
    return '{"outcome": "third_order"}';
  end if;
  if not take_seats(b.seats) then
    raise exception 'the seats of booking % are gone', b.id using errcode = 'PV003';
  end if;
  return '{"outcome": "booked"}';
end $$;

alter function transition_booking(jsonb) set enable_seqscan = off;

-- As before; the booking is found first and by its key, not by its partner.
create or replace function announce_booking_event() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from webhook_endpoint e
     where e.partner_id = (select b.partner_id from booking b where b.id = new.booking_id) and e.disabled_at is null
  ) then
    perform queue_jobs(jsonb_build_array(jsonb_build_object(
      'task', 'announce_event', 'payload', jsonb_build_object('bookingEventId', new.id::text),
      'jobKey', 'announce:' || new.id, 'jobKeyMode', 'unsafe_dedupe')));
  end if;
  return null;
end $$;
