-- As processes of the release before call it: without the version of the schedule that the journey was priced on.
create or replace function create_booking_v1(p jsonb) returns jsonb language plpgsql as $$
begin
  return create_booking_v2(p);
end $$;
