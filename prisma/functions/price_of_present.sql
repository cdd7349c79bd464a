-- What was paid for the passengers of a booking who were not refunded apart from the others, without directions that they have given back;
-- minor units.
create or replace function price_of_present(booking uuid) returns bigint language plpgsql stable as $$
begin
  return (
    select b.total_minor - coalesce((
      select sum(t.price_minor) from booking_passenger t where t.booking_id = b.id and t.returned_at is not null), 0) - coalesce((
      select sum(r.paid_minor) from returned_direction r join booking_passenger t on t.id = r.passenger_id
       where r.booking_id = b.id and t.returned_at is null), 0)
      from booking b where b.id = price_of_present.booking);
end $$;
