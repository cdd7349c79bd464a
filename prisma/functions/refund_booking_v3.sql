-- As refund_booking_v2, where no direction has been given back since the caller counted.
--   p: as refund_booking_v2 takes it, with returnedDirections: how many those who are in the booking had given back, as the caller counted by it; where
--      they are more by now, nothing happens. Nor does it where bags were bought after the booking and the caller does not say (refund.totalMinor, of
--      refund_booking_v4) that it counted with them
create or replace function refund_booking_v3(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  target uuid := (p ->> 'bookingId')::uuid;
  present booking_status;
begin
  select status into present from booking where id = target for update;
  if count_returned_directions(target) <> (p ->> 'returnedDirections')::integer
     or (not p -> 'refund' ? 'totalMinor' and exists (select from booking_event where booking_id = target and reason = 'add_bags')) then
    return jsonb_build_object('outcome', 'wrong_state', 'status', present);
  end if;
  return refund_booking_v2(p);
end $$;
