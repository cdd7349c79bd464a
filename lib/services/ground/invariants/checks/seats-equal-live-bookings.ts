import type { Invariant } from "../invariant";

/** With what the demonstration has invented taken off (leg_inventory.invented). */
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
