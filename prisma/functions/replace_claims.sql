-- Moves the claims of bookings to other flights. A place that another booking of the same passenger, or of the same document, has already is
-- left to that one; this one's claim then ends in its id (`HY0271|2026-12-01|…`), as bookings on a flight are found by their claims.
--   moved: [{bookingId, flightKeys}], bookings that live and have their new flights and seats already
-- A flight that is flown under another number than it is sold under is claimed under both: one document has one place on one aircraft.
-- Who has given back directions gets no claims on flights that are in none of the others, whoever calls: the row says which flights are of which.
create or replace function replace_claims(moved jsonb) returns void language plpgsql as $$
declare
  people jsonb;
  places jsonb;
begin
  with gone as (
    delete from passenger_flight f using jsonb_to_recordset(moved) as m ("bookingId" uuid) where f.booking_id = m."bookingId"
    returning f.booking_id, f.partner_id, f.passenger_key, f.document_key),
  person as (
    select booking_id, partner_id, encode(passenger_key, 'hex') as passenger, min(encode(document_key, 'hex')) as document from gone group by 1, 2, 3)
  select jsonb_agg(jsonb_build_object('booking', booking_id, 'partner', partner_id, 'passenger', passenger, 'document', document))
    into people from person;
  select jsonb_agg(jsonb_build_object('booking', m."bookingId", 'key', k.key)) into places
    from jsonb_to_recordset(moved) as m ("bookingId" uuid, "flightKeys" jsonb)
   cross join lateral (
     select key from jsonb_array_elements_text(m."flightKeys") key
      union
     select w.flight_key from flown_flight_keys(m."bookingId") w
      where not exists (select from jsonb_array_elements_text(m."flightKeys") sold where split_part(sold, '|', 1) = split_part(w.flight_key, '|', 1))) k;
  insert into passenger_flight (partner_id, flight_key, passenger_key, booking_id, document_key)
  select p.partner, k.key, decode(p.passenger, 'hex'), p.booking, decode(p.document, 'hex')
    from jsonb_to_recordset(people) as p (booking uuid, partner uuid, passenger text, document text)
    join jsonb_to_recordset(places) as k (booking uuid, key text) on k.booking = p.booking
   order by k.key collate "C", p.passenger collate "C"
      on conflict do nothing;
  insert into passenger_flight (partner_id, flight_key, passenger_key, booking_id, document_key)
  select p.partner, k.key || '|' || p.booking, decode(p.passenger, 'hex'), p.booking, decode(p.document, 'hex')
    from jsonb_to_recordset(people) as p (booking uuid, partner uuid, passenger text, document text)
    join jsonb_to_recordset(places) as k (booking uuid, key text) on k.booking = p.booking
   where not exists (
     select from passenger_flight f
      where f.partner_id = p.partner and f.flight_key = k.key and f.passenger_key = decode(p.passenger, 'hex') and f.booking_id = p.booking)
   order by k.key collate "C", p.passenger collate "C";
  delete from passenger_flight f using jsonb_to_recordset(moved) as m ("bookingId" uuid)
   where f.booking_id = m."bookingId"
     and exists (select from returned_direction r where r.booking_id = f.booking_id and r.passenger_key = f.passenger_key)
     and not exists (
       select from booking b left join schedule_change c on c.id = b.open_change_id
        cross join lateral jsonb_array_elements(coalesce(c.current -> 'directions', b.snapshot -> 'directions')) with ordinality as d (direction, place)
        cross join lateral jsonb_array_elements(d.direction -> 'segments') s
        where b.id = f.booking_id
          and format('%s%s%s|%s', s ->> 'carrier', lpad(substring(s ->> 'flightNumber' from '^\d+'), 4, '0'),
                regexp_replace(s ->> 'flightNumber', '^\d+', ''), left(s -> 'departure' ->> 'local', 10))
            = split_part(f.flight_key, '|', 1) || '|' || split_part(f.flight_key, '|', 2)
          and not exists (
            select from returned_direction r
             where r.booking_id = f.booking_id and r.passenger_key = f.passenger_key and r.direction = d.place - 1))
     and not exists (
       select from flown_flight_keys(f.booking_id) w
        where w.flight_key = split_part(f.flight_key, '|', 1) || '|' || split_part(f.flight_key, '|', 2)
          and not exists (
            select from returned_direction r
             where r.booking_id = f.booking_id and r.passenger_key = f.passenger_key and r.direction = w.direction));
end $$;
