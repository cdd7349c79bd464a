-- The flights that a booking's passengers board, by the number under which they are flown (`HY0271|2026-12-01`), each with the direction that it is of,
-- from 0. What is sold under its own number is among them, and seats that no aircraft has (`HY0271*|…`) are not. `flownKeys` of lib/domain/booking/journey-keys.ts finds the same.
create or replace function flown_flight_keys(target uuid) returns table (flight_key text, direction integer) language plpgsql stable as $$
begin
  return query
  select distinct split_part(t.seat ->> 'legKey', '|', 1) || '|' || split_part(t.seat ->> 'legKey', '|', 2), (d.place - 1)::integer
    from booking b left join schedule_change c on c.id = b.open_change_id
   cross join lateral jsonb_array_elements(coalesce(c.current -> 'directions', b.snapshot -> 'directions')) with ordinality as d (direction, place)
   cross join lateral jsonb_array_elements(d.direction -> 'segments') s (segment)
   cross join lateral jsonb_array_elements(b.seats) t (seat)
   where b.id = target and t.seat ->> 'legKey' not like '%*|%'
     and split_part(t.seat ->> 'legKey', '|', 2) = left(s.segment -> 'departure' ->> 'local', 10)
     and left(split_part(t.seat ->> 'legKey', '|', 3), 3) = s.segment -> 'departure' ->> 'airport';
end $$;
