import type { Invariant } from "../invariant";

export const sumsEqualPassengers: Invariant = {
  name: "sums-equal-passengers",
  holds: "what customers pay for a booking is the sum of its passengers, and is written where the agency sells at a price of its own alone",
  counts: "select count(*) from booking",
  broken: `
    select b.id::text as id, format('written %s, passengers %s', coalesce(b.selling_minor::text, 'nothing'), coalesce(p.selling::text, 'nothing')) as detail
      from booking b
      join (select booking_id, case when bool_or(selling_minor is not null) then sum(coalesce(selling_minor, price_minor)) end as selling
              from booking_passenger group by booking_id) p on p.booking_id = b.id
     where b.selling_minor is distinct from p.selling`,
};
