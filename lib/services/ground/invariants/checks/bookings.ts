import type { Invariant } from "../invariant";

export const statusesFollowTable: Invariant = {
  name: "statuses-follow-table",
  holds:
    "the events of every booking begin with its making, each goes on where the one before ended and along the table, and the last is its status",
  counts: "select count(*) from booking_event",
  broken: `
    with moves as (
      select m.* from given cross join lateral jsonb_to_recordset(facts -> 'transitions') as m (status text, action text, next text)),
    chain as (
      select e.*, row_number() over told as place, lag(to_status) over told as previous
        from booking_event e window told as (partition by booking_id order by id))
    select format('%s event %s', booking_id, c.id) as id, format('%s from %s to %s after %s', reason, from_status, to_status, previous) as detail
      from chain c
     where case when place = 1 then from_status is not null or reason <> 'book' or to_status <> 'booked'
           else from_status is distinct from previous
             or not exists (select from moves m where m.status = from_status::text and m.action = reason::text and m.next = to_status::text) end
    union all
    select b.id::text, format('is %s, and its last event says %s', b.status, coalesce(last.to_status::text, 'nothing'))
      from booking b
      left join lateral (select e.to_status from booking_event e where e.booking_id = b.id order by e.id desc limit 1) last on true
     where last.to_status is distinct from b.status`,
};

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

export const changesAreOpenOnce: Invariant = {
  name: "changes-are-open-once",
  holds: "an open change of schedule is that of its booking, which lives, and no booking waits for one that is settled",
  counts: "select count(*) from schedule_change",
  broken: `
    select b.id::text as id, format('%s, waits for change %s, which is %s', b.status, b.open_change_id, coalesce(c.state::text, 'not there')) as detail
      from booking b cross join given left join schedule_change c on c.id = b.open_change_id and c.booking_id = b.id
     where b.open_change_id is not null and (c.state is distinct from 'open' or not facts -> 'liveStatuses' ? b.status::text)
    union all
    select c.booking_id::text, format('does not wait for change %s, which is open', c.id)
      from schedule_change c join booking b on b.id = c.booking_id
     where c.state = 'open' and b.open_change_id is distinct from c.id`,
};

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
