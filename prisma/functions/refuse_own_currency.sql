-- A further currency is one that the partner does not have already, and is granted to live partners: their test mode has it with them.
create or replace function refuse_own_currency() returns trigger language plpgsql as $$
begin
  if exists (select from partner p where p.id = new.partner_id and (p.currency = new.currency or p.test_of is not null)) then
    raise exception 'partner % has % already, or is a test mode', new.partner_id, new.currency using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger further_currency_is_another
  before insert or update on partner_currency
  for each row execute function refuse_own_currency();
