-- No booking is sold in a currency that its partner does not have, whatever the process that sells it knows of currencies.
create or replace function refuse_foreign_currency() returns trigger language plpgsql as $$
begin
  if not exists (select from partner_terms t where t.partner_id = new.partner_id and t.currency = new.currency) then
    raise exception 'partner % does not pay in %', new.partner_id, new.currency using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace trigger booking_is_in_currency_of_partner
  after insert or update of currency, partner_id on booking
  for each row execute function refuse_foreign_currency();
