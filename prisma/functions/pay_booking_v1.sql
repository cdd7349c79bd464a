-- Pays a booking by transition_booking_v2, where its price is still what the caller posts to the ledger.
--   p: as transition_booking_v2 takes it, with totalMinor
--   answer: that of transition_booking_v2; wrong_state too where passengers have left the booking meanwhile
create or replace function pay_booking_v1(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  held record;
begin
  -- Who waits here for passengers to leave then reads the row as that has left it.
  select status, total_minor into held from booking where id = (p ->> 'bookingId')::uuid for update;
  if held.total_minor <> (p ->> 'totalMinor')::bigint then
    return jsonb_build_object('outcome', 'wrong_state', 'status', held.status);
  end if;
  return transition_booking_v2(p);
end $$;
