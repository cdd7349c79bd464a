-- The live booking that stands in the way of these claims, or no row where it has just ended.
--   claims: [{flightKey, passengerKey (hex)}]
create or replace function find_duplicate(partner uuid, claims jsonb) returns table (id uuid, status booking_status) language sql stable as $$
  select b.id, b.status
    from jsonb_array_elements(claims) c
    join passenger_flight f on f.partner_id = partner and f.flight_key = c ->> 'flightKey' and f.passenger_key = decode(c ->> 'passengerKey', 'hex')
    join booking b on b.id = f.booking_id
   order by b.created_at, b.id limit 1
$$;
