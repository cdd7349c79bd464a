-- A partner's test mode has the terms of its live one, whoever changes them and how: a program is tried against the prices and limits that it
-- will meet, and is suspended with its partner. Credit and currency stay: they belong to money that is there already.
create or replace function partner_terms_reach_test_mode() returns trigger language plpgsql as $$
begin
  update partner
     set name = new.name || ' (test)', service_fee_minor = new.service_fee_minor, recommended_markup_bp = new.recommended_markup_bp,
         logo = new.logo, rate_limits = new.rate_limits, suspended_at = new.suspended_at
   where test_of = new.id;
  return null;
end $$;

create or replace trigger partner_terms_reach_test_mode
  after update of name, service_fee_minor, recommended_markup_bp, logo, rate_limits, suspended_at on partner
  for each row when (new.test_of is null and (old.name, old.service_fee_minor, old.recommended_markup_bp, old.logo, old.rate_limits, old.suspended_at)
                     is distinct from (new.name, new.service_fee_minor, new.recommended_markup_bp, new.logo, new.rate_limits, new.suspended_at))
  execute function partner_terms_reach_test_mode();
