-- The jobs that tell of a change of a booking. Every change becomes an event of its partner's: told to its callback addresses, and in the list of GET /events.
-- Where the partner has something sent to its customers by itself, it becomes a mail too; what of it is sent says lib/domain/mail/mail.ts.
create or replace function jobs_of_event(event bigint, partner uuid, request text) returns setof jsonb language sql stable as $$
  select jsonb_build_object(
           'task', task, 'payload', jsonb_strip_nulls(jsonb_build_object('bookingEventId', event::text, 'requestId', request)), 'jobKey', key || event)
    from (values ('announce_event', 'announce:'), ('mail_event', 'mail-event:')) as jobs (task, key)
   where task = 'announce_event'
      or exists (select from partner_mail p where p.partner_id = partner and (p.confirmation or p.receipts or p.changes or p.refunds))
$$;
