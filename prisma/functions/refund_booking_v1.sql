-- For processes of the release before, who know of no passengers that were refunded apart from the others: they refund no such booking.
create or replace function refund_booking_v1(p jsonb) returns jsonb language plpgsql as $$
begin
  return refund_booking_v2(p || '{"returned": 0}');
end $$;
