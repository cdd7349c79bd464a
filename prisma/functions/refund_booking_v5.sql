-- As refund_booking_v3, where the booking still costs what the caller counted by: bags may have been bought since.
--   p: as refund_booking_v3 takes it, with refund.totalMinor: the booking's price then; where it is another one by now, nothing happens
create or replace function refund_booking_v5(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  held record;
begin
  select status, total_minor into held from booking where id = (p ->> 'bookingId')::uuid for update;
  if held.total_minor <> (p -> 'refund' ->> 'totalMinor')::bigint then
    return jsonb_build_object('outcome', 'wrong_state', 'status', held.status);
  end if;
  return refund_booking_v3(p);
end $$;
