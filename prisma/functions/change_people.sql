-- Changes the passengers of a booking.
--   people: {leave: [ids of those who are taken out, with their tickets], change: [columns of booking_passenger that change, with id],
--     returned: [{passengerId, direction, passengerKey (hex), paidMinor}]: directions that are given back}; each may be absent
create or replace function change_people(booking uuid, moment timestamptz, people jsonb) returns void language plpgsql as $$
declare
  person booking_passenger;
begin
  delete from booking_passenger t where t.booking_id = booking and to_jsonb(t.id) <@ (people -> 'leave');
  -- In the order of their places: who moves up comes to a place that is free by then. Who has left once cannot leave again.
  for person in select r.* from jsonb_populate_recordset(null::booking_passenger, people -> 'change') r order by r.position loop
    update booking_passenger t
       set position = coalesce(person.position, t.position), returned_at = coalesce(person.returned_at, t.returned_at),
           price_minor = coalesce(person.price_minor, t.price_minor), prev_price_minor = coalesce(person.prev_price_minor, t.prev_price_minor),
           selling_minor = coalesce(person.selling_minor, t.selling_minor), selling_kept_minor = coalesce(person.selling_kept_minor, t.selling_kept_minor),
           sealed_name = coalesce(person.sealed_name, t.sealed_name), sealed_details = coalesce(person.sealed_details, t.sealed_details),
           surname_key = coalesce(person.surname_key, t.surname_key), phone_key = coalesce(person.phone_key, t.phone_key),
           document_key = coalesce(person.document_key, t.document_key),
           name_corrected_at = coalesce(person.name_corrected_at, t.name_corrected_at)
     where t.id = person.id and t.booking_id = booking and (person.returned_at is null or t.returned_at is null);
    if not found then
      raise exception 'passenger % is not in booking % any more', person.id, booking;
    end if;
  end loop;
  insert into returned_direction (passenger_id, direction, booking_id, passenger_key, paid_minor, returned_at)
  select d."passengerId", d.direction, booking, decode(d."passengerKey", 'hex'), d."paidMinor", moment
    from jsonb_to_recordset(people -> 'returned') as d ("passengerId" uuid, direction integer, "passengerKey" text, "paidMinor" bigint);
end $$;
