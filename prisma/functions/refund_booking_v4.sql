-- As processes of the release before call it: they would answer a request that is about a part with a refund of everything, so they do not answer it.
create or replace function refund_booking_v4(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  present booking_status;
begin
  select status into present from booking where id = (p ->> 'bookingId')::uuid for update;
  if exists (select from refund_request where booking_id = (p ->> 'bookingId')::uuid and state = 'open' and part is not null) then
    return jsonb_build_object('outcome', 'wrong_state', 'status', present);
  end if;
  return refund_booking_v5(p);
end $$;
