-- Moves a booking by transition_booking_v1 and, where it moved, records what went back and why.
--   p: as transition_booking_v1 takes it, with refund: {id, kind, refundMinor, detail, totalMinor: the booking's price as the caller counted by it}, returned: how
--      many passengers were refunded before, and returnedDirections: how many directions those who are in the booking had given back. Where any of the three
--      is another one by now, nothing happens
--   answer: that of transition_booking_v1
-- Where people were asked for the refund, the record of that request gets what went back and why, however it came to it, also where they were asked for a part:
-- a flight that its airline has moved meanwhile is no refund that the customer has asked for.
-- Records of earlier requests, which gave back a part, stay.
create or replace function refund_booking_v1(p jsonb) returns jsonb language plpgsql set enable_seqscan = off as $$
declare
  target uuid := (p ->> 'bookingId')::uuid;
  refunded jsonb := p -> 'refund';
  held record;
  result jsonb;
begin
  -- Who waits here for a refund of some passengers then reads the row as that has left it.
  select status, total_minor, returned_passengers into held from booking where id = target for update;
  if held.total_minor is distinct from (refunded ->> 'totalMinor')::bigint or held.returned_passengers is distinct from (p ->> 'returned')::integer
     or count_returned_directions(target) is distinct from (p ->> 'returnedDirections')::bigint then
    return jsonb_build_object('outcome', 'wrong_state', 'status', held.status);
  end if;
  result := transition_booking_v1(p - 'refund');
  if result ->> 'outcome' <> 'moved' then
    return result;
  end if;
  update refund r set kind = (refunded ->> 'kind')::refund_kind, paid_minor = price_of_present(target), refund_minor = (refunded ->> 'refundMinor')::bigint, detail = refunded -> 'detail'
    from refund_request q where r.booking_id = target and q.id = r.id and q.state = 'settled' and r.refund_minor is null;
  if not found then
    insert into refund (id, partner_id, booking_id, kind, asked_by, created_at, paid_minor, refund_minor, detail)
    select (refunded ->> 'id')::uuid, b.partner_id, b.id, (refunded ->> 'kind')::refund_kind, p ->> 'actor', (p ->> 'now')::timestamptz,
           price_of_present(b.id), (refunded ->> 'refundMinor')::bigint, refunded -> 'detail'
      from booking b where b.id = target;
  end if;
  return result;
end $$;
