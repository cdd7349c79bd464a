-- Asks the back office for a refund of a part of a booking, where nothing of it was given back and no bags were bought since the caller counted.
--   p: as transition_booking_v1 takes it, with returned and returnedDirections, as refund_booking_v1 has them, and totalMinor: the booking's price then
--   answer: that of transition_booking_v1
create or replace function ask_refund_v1(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  target uuid := (p ->> 'bookingId')::uuid;
  held record;
begin
  select status, total_minor, returned_passengers into held from booking where id = target for update;
  if held.returned_passengers <> (p ->> 'returned')::integer or held.total_minor <> (p ->> 'totalMinor')::bigint
     or count_returned_directions(target) <> (p ->> 'returnedDirections')::integer then
    return jsonb_build_object('outcome', 'wrong_state', 'status', held.status);
  end if;
  return transition_booking_v1(p);
end $$;
