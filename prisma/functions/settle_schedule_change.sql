-- Settles a booking's open change of schedule, and writes down the one that takes its place.
--   p: {settle: {id, state, alternative}, begin: {id, importId, kind, state, minutes, flights, directions, current, seatless, canAccept, deadline, escalateAt},
--     remind: id of the change of which the partner is told once more}; each may be absent
create or replace function settle_schedule_change(booking uuid, moment timestamptz, actor text, p jsonb) returns void language plpgsql as $$
begin
  update schedule_change
     set state = (p -> 'settle' ->> 'state')::schedule_change_state, settled_at = moment, settled_by = actor, current = null,
         alternative = p -> 'settle' ->> 'alternative'
   where id = (p -> 'settle' ->> 'id')::uuid and booking_id = booking and state = 'open';
  update schedule_change set reminded_at = moment where id = (p ->> 'remind')::uuid and booking_id = booking;
  insert into schedule_change (id, booking_id, import_id, kind, state, minutes, flights, directions, current, seatless, can_accept, deadline, escalate_at,
    created_at, settled_at, settled_by)
  select (b ->> 'id')::uuid, booking, (b ->> 'importId')::uuid, (b ->> 'kind')::schedule_change_kind, (b ->> 'state')::schedule_change_state,
         (b ->> 'minutes')::integer, array(select jsonb_array_elements_text(b -> 'flights')), b -> 'directions', nullif(b -> 'current', 'null'),
         (b ->> 'seatless')::boolean, (b ->> 'canAccept')::boolean, (b ->> 'deadline')::timestamptz, (b ->> 'escalateAt')::timestamptz, moment,
         case when b ->> 'state' in ('told', 'chosen') then moment end, case b ->> 'state' when 'chosen' then actor end
    from (select p -> 'begin') as begun (b) where b is not null;
end $$;
