-- As processes of the release before call it: of a booking about which nobody was asked.
create or replace function refund_part_v1(p jsonb) returns jsonb language plpgsql as $$
begin
  return refund_part_v2(p || '{"from": "ticketed"}');
end $$;
