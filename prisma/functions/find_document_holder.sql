-- The live booking, of whatever partner, that has a place on one of these flights for one of these documents; no row where it has just ended.
--   claims: [{flightKey, documentKey (hex)}]
create or replace function find_document_holder(claims jsonb) returns table (id uuid, partner_id uuid, status booking_status) language sql stable as $$
  select b.id, b.partner_id, b.status
    from jsonb_array_elements(claims) c
    join passenger_flight f on f.flight_key = c ->> 'flightKey' and f.document_key = decode(c ->> 'documentKey', 'hex')
    join booking b on b.id = f.booking_id
   order by b.created_at, b.id limit 1
$$;
