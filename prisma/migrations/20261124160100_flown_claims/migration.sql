-- Code shares that are sold and still to depart get their places on the flight that is flown, as bookings of this release have them: one document has
-- one place on an aircraft. Where two share a document already neither gets it. Passengers with directions given back are left out.
insert into passenger_flight (partner_id, flight_key, passenger_key, booking_id, document_key)
select distinct f.partner_id, w.flight_key, f.passenger_key, f.booking_id, f.document_key
  from booking b
  left join schedule_change c on c.id = b.open_change_id
 cross join lateral (
   select distinct split_part(t.seat ->> 'legKey', '|', 1) as code,
          split_part(t.seat ->> 'legKey', '|', 1) || '|' || split_part(t.seat ->> 'legKey', '|', 2) as flight_key
     from jsonb_array_elements(coalesce(c.current -> 'directions', b.snapshot -> 'directions')) d (direction)
    cross join lateral jsonb_array_elements(d.direction -> 'segments') s (segment)
    cross join lateral jsonb_array_elements(b.seats) t (seat)
    where split_part(t.seat ->> 'legKey', '|', 2) = left(s.segment -> 'departure' ->> 'local', 10)
      and left(split_part(t.seat ->> 'legKey', '|', 3), 3) = s.segment -> 'departure' ->> 'airport') w
  join passenger_flight f on f.booking_id = b.id and f.document_key is not null
 where b.status in ('booked', 'paid', 'ticketed', 'refund_request_sent')
   and b.first_departure_at > now() - interval '2 days'
   and not exists (select from passenger_flight own where own.booking_id = b.id and split_part(own.flight_key, '|', 1) = w.code)
   and not exists (select from returned_direction r where r.booking_id = b.id and r.passenger_key = f.passenger_key)
    on conflict do nothing;
