-- As processes of the release before call it: without sealed columns.
create or replace function create_booking_v2(p jsonb) returns jsonb language plpgsql as $$
begin
  return create_booking_v3(p);
end $$;
