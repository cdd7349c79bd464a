import type { Invariant } from "../invariant";

/**
 * Claims (passenger_flight) are what refuses duplicates. Where a change of schedule waits for an answer, they stand on the flights as they
 * are now. A code share has claims on the flight that is flown besides. One whose place another booking of the passenger has ends in its booking's id.
 */
export const claimsEqualLiveBookings: Invariant = {
  name: "claims-equal-live-bookings",
  holds:
    "every passenger of a live booking who was not refunded has one claim on each flight that was not given back, and nobody else has any",
  counts: "select count(*) from passenger_flight",
  broken: `
    with flights as (
      select b.id, b.partner_id, count(distinct p.id) as people,
             format('%s%s%s|%s', s ->> 'carrier', lpad(substring(s ->> 'flightNumber' from '^\\d+'), 4, '0'),
               regexp_replace(s ->> 'flightNumber', '^\\d+', ''), left(s -> 'departure' ->> 'local', 10)) as flight
        from booking b cross join given left join schedule_change c on c.id = b.open_change_id
       cross join lateral jsonb_array_elements(coalesce(c.current -> 'directions', b.snapshot -> 'directions')) with ordinality as d (direction, place)
       cross join lateral jsonb_array_elements(d.direction -> 'segments') s
        join booking_passenger p on p.booking_id = b.id and p.returned_at is null
         and not exists (select from returned_direction r where r.passenger_id = p.id and r.direction = d.place - 1)
       where facts -> 'liveStatuses' ? b.status::text group by 1, 2, 4),
    claimed as (
      select booking_id as id, partner_id, format('%s|%s', split_part(flight_key, '|', 1), split_part(flight_key, '|', 2)) as flight,
             count(*) as claims, count(distinct passenger_key) as people
        from passenger_flight group by 1, 2, 3),
    flown as (
      select distinct b.id, split_part(seat ->> 'legKey', '|', 1) || '|' || split_part(seat ->> 'legKey', '|', 2) as flight
        from booking b cross join given cross join lateral jsonb_array_elements(b.seats) as seat
       where facts -> 'liveStatuses' ? b.status::text)
    select format('%s %s', id, flight) as id,
           format('%s passengers, %s claims of %s people', coalesce(f.people, 0), coalesce(c.claims, 0), coalesce(c.people, 0)) as detail
      from flights f full join claimed c using (id, partner_id, flight)
     where (coalesce(f.people, 0) <> coalesce(c.claims, 0) or coalesce(f.people, 0) <> coalesce(c.people, 0))
       and not (f.people is null and c.claims = c.people and exists (select from flown w where (w.id, w.flight) = (id, flight)))`,
};
