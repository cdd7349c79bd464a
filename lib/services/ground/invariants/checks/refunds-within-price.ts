import type { Invariant } from "../invariant";

export const refundsWithinPrice: Invariant = {
  name: "refunds-within-price",
  holds:
    "what was paid for all that was refunded of a booking is no more than its price, and directions that were given back are of refunds",
  counts: "select count(*) from refund",
  broken: `
    with refunded as (
      select booking_id, sum(paid_minor) as paid from refund where refund_minor is not null group by booking_id),
    directions as (
      select booking_id, sum(paid_minor) as paid from returned_direction group by booking_id)
    select b.id::text as id,
           format('price %s; refunds of %s, single directions of %s', b.total_minor, coalesce(r.paid, 0), coalesce(d.paid, 0)) as detail
      from booking b left join refunded r on r.booking_id = b.id left join directions d on d.booking_id = b.id
     where coalesce(r.paid, 0) > b.total_minor or coalesce(d.paid, 0) > coalesce(r.paid, 0)`,
};
