-- Has the prices looked at that an agency watches, in its test mode too, when it or the house may ask less on top of them than before. Nothing is queued while it
-- watches none; jobs of one agency take each other's place.
--   argument of the trigger: the column with the agency's id
create or replace function watch_agency_prices() returns trigger language plpgsql as $$
begin
  insert into job_outbox (job)
  select jsonb_build_object('task', 'check_watches', 'payload', jsonb_build_object('partnerId', p.id), 'jobKey', 'watches:' || p.id, 'maxAttempts', 5)
    from partner p
   where (to_jsonb(new) ->> tg_argv[0])::uuid in (p.id, p.test_of)
     and exists (select from price_watch w where w.state = 'live' and w.partner_id = p.id);
  return null;
end $$;

-- Its own rules, by which its customers pay: whether they come to less, prices say.
create or replace trigger selling_for_watches
  after insert or update of policy on partner_selling
  for each row execute function watch_agency_prices('partner_id');

-- The fee of the house, in its first currency and in each further one.
create or replace trigger fee_for_watches
  after update of service_fee_minor on partner
  for each row when (new.service_fee_minor < old.service_fee_minor) execute function watch_agency_prices('id');

create or replace trigger further_fee_for_watches
  after update of service_fee_minor on partner_currency
  for each row when (new.service_fee_minor < old.service_fee_minor) execute function watch_agency_prices('partner_id');
