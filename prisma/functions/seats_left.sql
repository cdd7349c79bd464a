-- A booking's seats once some passengers have given theirs back: so many fewer on every leg.
--   takes: SeatTake[] of lib/domain/schedule/inventory.ts
create or replace function seats_left(takes jsonb, fewer integer) returns jsonb language plpgsql immutable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_set(t, '{seats}', to_jsonb((t ->> 'seats')::integer - fewer)) order by place), '[]')
      from jsonb_array_elements(takes) with ordinality as e (t, place) where (t ->> 'seats')::integer > fewer);
end $$;
