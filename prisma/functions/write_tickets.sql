-- Writes ticket numbers, each to a ticket of the booking that has none yet.
--   numbers: [{passengerId, ticketGroup, ticketNumber, document}]
create or replace function write_tickets(booking uuid, numbers jsonb) returns void language plpgsql as $$
declare
  written integer;
begin
  update ticket t set ticket_number = n ->> 'ticketNumber', document = (n ->> 'document')::ticket_document
    from jsonb_array_elements(numbers) n
   where t.booking_id = booking and t.passenger_id = (n ->> 'passengerId')::uuid
     and t.ticket_group = (n ->> 'ticketGroup')::integer and t.ticket_number is null;
  get diagnostics written = row_count;
  if written <> jsonb_array_length(numbers) then
    raise exception '% ticket numbers for % tickets of booking %', jsonb_array_length(numbers), written, booking;
  end if;
end $$;
