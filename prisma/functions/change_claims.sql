-- Changes the places that the passengers of bookings have on flights.
--   changes: [{bookingId, claims: {all: true where all go, drop: [{passengerKey (hex), flightKeys: those that go, null for all}],
--     rename: [{from: passenger key, passengerKey, documentKey} (hex)], flightKeys: of replace_claims}}]; 23505 where a place is somebody else's
-- A claim whose place another booking had ends in its own booking's id.
create or replace function change_claims(changes jsonb) returns void language plpgsql as $$
begin
  delete from passenger_flight f using jsonb_array_elements(changes) c
   where f.booking_id = (c ->> 'bookingId')::uuid and (c -> 'claims' ->> 'all')::boolean;
  delete from passenger_flight f
   using jsonb_array_elements(changes) c
   cross join lateral jsonb_to_recordset(c -> 'claims' -> 'drop') as d ("passengerKey" text, "flightKeys" jsonb)
   where f.booking_id = (c ->> 'bookingId')::uuid and f.passenger_key = decode(d."passengerKey", 'hex')
     and (jsonb_typeof(d."flightKeys") is distinct from 'array'
       or d."flightKeys" ? (split_part(f.flight_key, '|', 1) || '|' || split_part(f.flight_key, '|', 2)));
  update passenger_flight f set passenger_key = decode(n."passengerKey", 'hex'), document_key = decode(n."documentKey", 'hex')
    from jsonb_array_elements(changes) c
   cross join lateral jsonb_to_recordset(c -> 'claims' -> 'rename') as n ("from" text, "passengerKey" text, "documentKey" text)
   where f.booking_id = (c ->> 'bookingId')::uuid and f.passenger_key = decode(n."from", 'hex');
  perform replace_claims(moved)
    from (select jsonb_agg(jsonb_build_object('bookingId', c -> 'bookingId', 'flightKeys', c -> 'claims' -> 'flightKeys')) as moved
            from jsonb_array_elements(changes) c where c -> 'claims' ? 'flightKeys') m where moved is not null;
end $$;
