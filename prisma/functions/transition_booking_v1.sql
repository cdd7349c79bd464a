-- As processes of the release before call it: without the change of schedule that the caller has seen.
create or replace function transition_booking_v1(p jsonb) returns jsonb language plpgsql as $$
begin
  return transition_booking_v2(p);
end $$;
