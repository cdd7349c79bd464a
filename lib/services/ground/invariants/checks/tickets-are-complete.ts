import type { Invariant } from "../invariant";

export const ticketsAreComplete: Invariant = {
  name: "tickets-are-complete",
  holds:
    "every passenger has a ticket per ticket group, all numbered once the booking was ticketed and none before, and no number is there twice",
  counts: "select count(*) from ticket",
  broken: `
    with tickets as (
      select booking_id, count(*) as written, count(ticket_number) as numbered from ticket group by booking_id),
    people as (
      select booking_id, count(*) as count from booking_passenger group by booking_id),
    issued as (
      select distinct booking_id from booking_event where reason = 'issue_tickets')
    select b.id::text as id,
           format('%s: %s passengers in %s ticket groups, %s tickets, %s with a number', b.status, coalesce(p.count, 0),
             jsonb_array_length(b.snapshot -> 'ticketGroups'), coalesce(t.written, 0), coalesce(t.numbered, 0)) as detail
      from booking b left join tickets t on t.booking_id = b.id left join people p on p.booking_id = b.id
      left join issued i on i.booking_id = b.id
     where coalesce(p.count, 0) = 0 or coalesce(t.written, 0) <> p.count * jsonb_array_length(b.snapshot -> 'ticketGroups')
        or coalesce(t.numbered, 0) <> case when i.booking_id is null then 0 else t.written end
    union all
    select min(booking_id::text), format('%s tickets have the number of one of its', count(*))
      from ticket where ticket_number is not null group by ticket_number having count(*) > 1`,
};
