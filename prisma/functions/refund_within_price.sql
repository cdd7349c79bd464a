-- No booking is refunded for more than was paid for it, and none of its passengers: whoever counts wrong changes nothing.
create or replace function refund_within_price() returns trigger language plpgsql as $$
begin
  if new.refund_minor is not null and (
    new.refund_minor > new.paid_minor
    or exists (
      select from refund r join booking b on b.id = r.booking_id
       where r.booking_id = new.booking_id and r.refund_minor is not null
       group by b.id, b.total_minor having sum(r.paid_minor) > b.total_minor or sum(r.refund_minor) > b.total_minor)
    or exists (
      select from refund r cross join lateral jsonb_array_elements(r.detail -> 'passengers') as s
        join booking_passenger t on t.id = (s ->> 'passengerId')::uuid
       where r.booking_id = new.booking_id and r.refund_minor is not null
       group by t.id, t.price_minor having sum((s ->> 'paidMinor')::bigint) > t.price_minor)) then
    raise exception 'booking % would be refunded for more than was paid for it', new.booking_id;
  end if;
  return null;
end $$;

create or replace trigger refund_is_within_price
  after insert or update of refund_minor on refund
  for each row execute function refund_within_price();
