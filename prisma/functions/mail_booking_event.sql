-- A change of a booking whose partner has something sent to its customers by itself becomes a job that writes the mail, in the change's own transaction. What
-- of it is sent says lib/domain/mail/mail.ts. Triggers fire by name: the event has its partner by then.
create or replace function mail_booking_event() returns trigger language plpgsql as $$
begin
  if exists (select from partner_mail p where p.partner_id = new.partner_id and (p.confirmation or p.receipts or p.changes or p.refunds)) then
    perform queue_jobs_v1(jsonb_build_array(jsonb_build_object(
      'task', 'mail_event', 'payload', jsonb_strip_nulls(jsonb_build_object('bookingEventId', new.id::text, 'requestId', new.request_id)), 'jobKey', 'mail-event:' || new.id)));
  end if;
  return null;
end $$;

create or replace trigger booking_event_is_mailed
  after insert on booking_event
  for each row execute function mail_booking_event();
