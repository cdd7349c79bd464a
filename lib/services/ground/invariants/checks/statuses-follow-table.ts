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
