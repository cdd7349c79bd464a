-- Books, or says why not and leaves nothing behind.
--   p: {booking, passengers, tickets: rows, keys are those of the columns; claims: [{flightKey, passengerKey (hex), documentKey (hex)}], maxOrders, actor,
--       requestId: of the event, kept: of keep_effect_v1, shown: {offerHashHex, totalMinor} | null, pricedOn: [{legKey, bookingClass, sold}],
--       assumed: {sellingVersion, unquotedHashHex}, where what decides the customer's price was not looked up,
--       schedule: of flights_changed_since, jobs: as queue_jobs_v1 takes them,
--       audit: row of audit_event, where somebody has set the booking's price,
--       quoteId: of the customer's quote that it is made of, which knows its first booking,
--       referenceUnique: whether no other booking of the partner may have the booking's reference}
--   answer: {outcome: booked | duplicate (with booking_id, status) | document_taken | reference_taken (with booking_id) | third_order | shown_other | selling_other | seats_back | flights_changed}; PV003 where
--     seats are gone
-- `schedule`: none of these flights may have changed since that version of the schedule. Bookings share a lock that an import has alone while
-- bookings follow their flights: whoever books before is found by it, whoever books after finds the flights changed.
-- A document that is on the flight already: of the same partner it is a duplicate; of another one nothing is told of whose.
-- `shown`: the partner that was last shown another total for the offer is told so.
-- `assumed`: the partner's own prices (in test mode the live partner's) have this version, 0 for none, and no customer's quote is of this offer.
-- `pricedOn`: none of these counts may have fallen since, as a cheaper class may be open again.
-- A carrier that sells, flies or gives its tickets may have been stopped (carrier_stop): whoever booked prices anew, as for seats that came back, and finds it gone.
-- A reference that is to be unique waits for everybody who is writing the same one; those that need not be do not wait for each other. A booking
-- that was cancelled unpaid stands in nobody's way.
-- The quote is noted here, so that letters which the booking brings about find its language.
-- `maxOrders`: so many orders of one journey by one partner may begin within 24 hours. Only dead ones are counted here:
-- holding the claims, we know that none is alive.
-- Expects READ COMMITTED: what it waits for, it then sees. Locks: the reference → claims (passenger_flight, by key) → the Idempotency-Key → the quote → seats (leg_inventory, by key), which
-- other buyers wait for, right before the commit.
-- A connection plans once, often while a table is small: without enable_seqscan it would go on reading bookings that have become many. parvoz.writer tells
-- triggers that the facets and jobs of a new booking are written here.
create or replace function create_booking_v1(p jsonb) returns jsonb language plpgsql set enable_seqscan = off set parvoz.writer = 'whole' as $$
declare
  b booking := jsonb_populate_record(null::booking, p -> 'booking');
  moved text;
  claimed integer;
  event bigint;
  twin record;
  holder record;
begin
  perform pg_advisory_xact_lock_shared(hashtext('parvoz bookings follow flights'));
  select case
      when flights_changed_since(p -> 'schedule') then 'flights_changed'
      when (select total_minor from offer_shown
             where partner_id = b.partner_id and offer_hash = decode(p -> 'shown' ->> 'offerHashHex', 'hex'))
           <> (p -> 'shown' ->> 'totalMinor')::bigint then 'shown_other'
      when p ? 'assumed' and (
        coalesce((select s.version from partner o join partner_selling s on s.partner_id = coalesce(o.test_of, o.id) where o.id = b.partner_id), 0)
          <> (p -> 'assumed' ->> 'sellingVersion')::integer
        or exists (
          select from quote_offer q where q.partner_id = b.partner_id and q.offer_hash = decode(p -> 'assumed' ->> 'unquotedHashHex', 'hex')))
        then 'selling_other'
      when exists (
        select from jsonb_array_elements(p -> 'pricedOn') c left join leg_inventory i on i.leg_key = c ->> 'legKey'
         where coalesce(i.sold[ascii(c ->> 'bookingClass') - 64], 0) < (c ->> 'sold')::integer) then 'seats_back'
      when exists (
        select from carrier_stop c
         where c.lifted_at is null and (
           c.carrier in (select t ->> 'carrier' from jsonb_array_elements(p -> 'tickets') t)
           or c.carrier in (select left(t ->> 'legKey', 2) from jsonb_array_elements(b.seats) t)
           or c.carrier in (select s #>> '{}' from jsonb_path_query(b.snapshot, '$.directions[*].segments[*].carrier') s))) then 'seats_back' end
    into moved;
  if moved is not null then
    return jsonb_build_object('outcome', moved);
  end if;
  if b.reference is not null and (p -> 'referenceUnique')::boolean then
    perform pg_advisory_xact_lock(hashtextextended(b.partner_id::text || ' ' || b.reference, 0));
    select o.id, o.status into twin from booking o
     where o.partner_id::text || ' ' || o.reference = b.partner_id::text || ' ' || b.reference and o.reference is not null and o.status <> 'cancelled' limit 1;
    if found then
      return jsonb_build_object('outcome', 'reference_taken', 'booking_id', twin.id);
    end if;
  elsif b.reference is not null then
    perform pg_advisory_xact_lock_shared(hashtextextended(b.partner_id::text || ' ' || b.reference, 0));
  end if;
  insert into passenger_flight (partner_id, flight_key, passenger_key, booking_id, document_key)
  select b.partner_id, c ->> 'flightKey', decode(c ->> 'passengerKey', 'hex'), b.id, decode(c ->> 'documentKey', 'hex')
    from jsonb_array_elements(p -> 'claims') c order by c ->> 'flightKey' collate "C", c ->> 'passengerKey' collate "C"
      on conflict do nothing;
  get diagnostics claimed = row_count;
  if claimed < jsonb_array_length(p -> 'claims') then
    select * into twin from find_duplicate(b.partner_id, p -> 'claims');
    if twin.id is null then
      select * into holder from find_document_holder(p -> 'claims');
      if holder.id is null then
        -- It ended while we looked: its places are free now. Whoever asked tries again, without holding any of them meanwhile.
        raise exception 'the claims of this journey have changed' using errcode = 'serialization_failure';
      end if;
      delete from passenger_flight where booking_id = b.id;
      return case when holder.partner_id = b.partner_id
                  then jsonb_build_object('outcome', 'duplicate', 'booking_id', holder.id, 'status', holder.status)
                  else '{"outcome": "document_taken"}'::jsonb end;
    end if;
    delete from passenger_flight where booking_id = b.id;
    return jsonb_build_object('outcome', 'duplicate', 'booking_id', twin.id, 'status', twin.status);
  end if;
  with booked as (
    insert into booking (id, partner_id, booking_number, public_token, status, supplier, supplier_order, currency, total_minor, sealed_payer,
      share_contacts, snapshot, seats, journey_hash, first_departure_at, expires_at, created_at, updated_at,
      reference, metadata, payer_phone_key)
    select b.id, b.partner_id, b.booking_number, b.public_token, b.status, b.supplier, b.supplier_order, b.currency, b.total_minor, b.sealed_payer,
      b.share_contacts, b.snapshot, b.seats, b.journey_hash, b.first_departure_at, b.expires_at, b.created_at, b.created_at,
      b.reference, b.metadata, b.payer_phone_key
     where (select count(*) filter (where o.partner_id = b.partner_id and o.created_at > b.created_at - interval '24 hours')
              from booking o where o.journey_hash = b.journey_hash) < (p ->> 'maxOrders')::integer
    returning id),
  people as (
    insert into booking_passenger select r.* from booked, jsonb_populate_recordset(null::booking_passenger, p -> 'passengers') r),
  tickets as (
    insert into ticket select r.* from booked, jsonb_populate_recordset(null::ticket, p -> 'tickets') r),
  filed as (
    insert into booking_facet (partner_id, facet, created_at, booking_id)
    select b.partner_id, f.facet, b.created_at, b.id
      from booked cross join (select facets_of_snapshot(b.snapshot) union all select kind || (p ->> 'actor') from unnest(array['by:', 'agent:']) kind) f (facet))
  insert into booking_event (booking_id, partner_id, from_status, to_status, actor, reason, created_at, request_id)
  select id, b.partner_id, null, b.status, p ->> 'actor', 'book', b.created_at, p ->> 'requestId' from booked
  returning id into event;
  if event is null then
    delete from passenger_flight where booking_id = b.id;
    return '{"outcome": "third_order"}';
  end if;
  insert into job_outbox (job)
  select jobs_of_event(event, b.partner_id, p ->> 'requestId') union all select j from jsonb_array_elements(coalesce(p -> 'jobs', '[]')) j;
  perform keep_effect_v1(p -> 'kept') where p ? 'kept';
  if p ? 'quoteId' then
    update quote set booking_id = b.id where id = (p ->> 'quoteId')::uuid and booking_id is null;
  end if;
  if not take_seats(b.seats) then
    raise exception 'the seats of booking % are gone', b.id using errcode = 'PV003';
  end if;
  if p ? 'audit' then
    insert into audit_event (occurred_at, action, actor, partner_id, booking_id, detail, request_id, address_block)
    select a.occurred_at, a.action, a.actor, a.partner_id, a.booking_id, a.detail, a.request_id, a.address_block
      from jsonb_populate_record(null::audit_event, p -> 'audit') a;
  end if;
  return '{"outcome": "booked"}';
end $$;
