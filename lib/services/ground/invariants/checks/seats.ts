import type { Invariant } from "../invariant";

/** Counts without the seats that the demonstration has invented (leg_inventory.invented). */
export const seatsEqualLiveBookings: Invariant = {
  name: "seats-equal-live-bookings",
  holds: "the seats sold of every leg and class are those of the live bookings",
  counts: "select count(*) from leg_inventory",
  broken: `
    with taken as (
      select t ->> 'legKey' as leg_key, t ->> 'bookingClass' as class, sum((t ->> 'seats')::integer) as seats
        from booking b cross join given cross join lateral jsonb_array_elements(b.seats) t
       where facts -> 'liveStatuses' ? b.status::text group by 1, 2),
    sold as (
      select i.leg_key, chr(64 + s.place::integer) as class, s.seats - coalesce(i.invented[s.place], 0) as seats
        from leg_inventory i cross join lateral unnest(i.sold) with ordinality as s (seats, place))
    select format('%s %s', leg_key, class) as id, format('%s sold, %s of live bookings', coalesce(sold.seats, 0), coalesce(taken.seats, 0)) as detail
      from sold full join taken using (leg_key, class)
     where coalesce(sold.seats, 0) <> coalesce(taken.seats, 0)`,
};

/**
 * Every booking keeps the limits that its seats were taken under. Since the last of those that live was made, seats have only been given
 * back, so no level has more sold than the highest limit that a live booking was sold under. Limits of before the last import of authorised
 * shares say nothing of sales by new ones. On flights that have changed, passengers move whatever room there is, and the list of oversales
 * (table `oversale`) says where there is too little.
 */
export const seatsAreAuthorised: Invariant = {
  name: "seats-are-authorised",
  holds: "held and sold seats are no more than were authorised when they were sold, but on changed flights and listed oversales",
  counts: "select count(*) from leg_inventory",
  broken: `
    with rules as (
      select coalesce(max(updated_at), '-infinity') + interval '1 minute' as since from data_version where kind in ('inventory', 'fares')),
    levels as (
      select t ->> 'legKey' as leg_key, l ->> 'classes' as classes, max((l ->> 'limit')::integer) as most
        from booking b cross join given cross join rules
       cross join lateral jsonb_array_elements(b.seats) t cross join lateral jsonb_array_elements(t -> 'limits') l
       where facts -> 'liveStatuses' ? b.status::text and b.created_at > rules.since group by 1, 2)
    select format('%s %s', leg_key, classes) as id, format('%s sold of %s', s.sold, most) as detail
      from levels join leg_inventory i using (leg_key)
     cross join lateral (
       select sum(i.sold[ascii(class) - 64]) as sold from regexp_split_to_table(classes, '') class where class <> '') s
     where s.sold > most and not exists (select from oversale o where o.leg_key = i.leg_key)
       and not exists (
         select from flight_changed f where f.carrier || lpad(f.flight_number::text, 4, '0') || f.suffix = rtrim(split_part(i.leg_key, '|', 1), '*'))`,
};

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
