import type { Invariant } from "../invariant";

export const refundRequestsMatch: Invariant = {
  name: "refund-requests-match",
  holds: "a booking has an open request to the back office exactly while its status says so",
  counts: "select count(*) from refund_request",
  broken: `
    select b.id::text as id, format('%s with %s open requests', b.status, coalesce(r.open, 0)) as detail
      from booking b
      left join (select booking_id, count(*) as open from refund_request where state = 'open' group by booking_id) r on r.booking_id = b.id
     where coalesce(r.open, 0) <> case b.status when 'refund_request_sent' then 1 else 0 end`,
};
