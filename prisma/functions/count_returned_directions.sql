-- How many directions the passengers of a booking who were not refunded altogether have given back.
create or replace function count_returned_directions(booking uuid) returns bigint language plpgsql stable set enable_seqscan = off as $$
begin
  return (
    select count(*) from returned_direction r join booking_passenger t on t.id = r.passenger_id
     where r.booking_id = count_returned_directions.booking and t.returned_at is null);
end $$;
