-- Erases the personal data of a booking; money, tickets, flights, events and statuses stay as they are.
--   p: {bookingId, actor, now}
--   answer: whether they were there until now
-- Claims and the hash of the journey are made from names, birth dates and documents: random bytes take their place, so that a seat that is still held
-- keeps its claims. Locks: the booking's row → claims, as change_bookings_v1.
create or replace function erase_booking_v1(p jsonb) returns boolean language plpgsql set enable_seqscan = off as $$
declare
  target uuid := (p ->> 'bookingId')::uuid;
  quotes uuid[];
  watches uuid[];
  mails uuid[];
begin
  update booking
     set sealed_payer = null, payer_phone_key = '\x', metadata = null, journey_hash = uuid_send(gen_random_uuid()),
         erased_at = (p ->> 'now')::timestamptz, erased_by = p ->> 'actor', updated_at = (p ->> 'now')::timestamptz, version = version + 1
   where id = target and erased_at is null;
  if not found then
    return false;
  end if;
  update booking_passenger
     set sealed_name = null, sealed_details = null, surname_key = null, phone_key = '\x', document_key = '\x'
   where booking_id = target;
  delete from receipt_file r using booking_passenger t where t.booking_id = target and r.passenger_id = t.id;
  update refund_request set note = '' where booking_id = target;
  update refund_message set words = '' from refund_request r where r.booking_id = target and request_id = r.id;
  delete from refund_file using refund_request r where r.booking_id = target and request_id = r.id;
  delete from booking_note where booking_id = target;
  delete from house_note where booking_id = target;
  update house_act set reason = '' where booking_id = target;
  update proposal set words = '', remark = null where booking_id = target;
  update queue_item set sealed_reason = '' where booking_id = target;
  delete from passenger_list_entry where booking_id = target;
  update passenger_flight set passenger_key = uuid_send(gen_random_uuid()), document_key = uuid_send(gen_random_uuid()) where booking_id = target;
  update returned_direction set passenger_key = uuid_send(gen_random_uuid()) where booking_id = target;
  quotes := array(select id from quote where booking_id = target);
  -- Those of the booking, of its quote, and those whose fall opened that quote: a search that its customer was told of.
  watches := array(
    select id from price_watch
     where booking_id = target or quote_id = any (quotes) or id = any (array(select watch_id from price_fall where quote_id = any (quotes))));
  -- Before their mails: a fall that is being told has left its mail by the time that the watch is had.
  update price_watch set sealed_customer = '', locale = null, state = case state when 'live' then 'over' else state end where id = any (watches);
  with emptied as (
    update mail
       set sealed_recipient = null, sealed_message = null, next_at = null,
           state = case state when 'waiting' then 'failed' else state end, failure = case state when 'waiting' then 'erased' else failure end,
           done_at = case state when 'waiting' then (p ->> 'now')::timestamptz else done_at end
     where booking_id = target or quote_id = any (quotes) or price_fall_id = any (array(select id from price_fall where watch_id = any (watches)))
    returning id)
  select array_agg(id) into mails from emptied;
  -- Mails of quotes and falls wait in their queue without a booking. After the mails: who puts one off holds it.
  update queue_item set sealed_reason = '' where kind = 'mails' and subject = any (mails::text[]);
  update quote set words = '' where booking_id = target;
  return true;
end $$;
