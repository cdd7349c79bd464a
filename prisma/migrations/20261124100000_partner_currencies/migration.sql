-- Currencies that a partner may pay in besides its own, which stays in its row. Processes of the release before know of none: they search, show and
-- warn in the partner's own currency, and pay a booking in its own from the deposit of that currency, without credit until the functions of this release are there.
create table partner_currency (
  partner_id uuid not null references partner (id) on update cascade on delete cascade,
  currency currency not null,
  service_fee_minor bigint not null check (service_fee_minor >= 0),
  credit_limit_minor bigint not null check (credit_limit_minor >= 0),
  created_at timestamptz(3) not null default current_timestamp,
  constraint partner_currency_pkey primary key (partner_id, currency)
);

-- What every partner pays in, and on which terms: its own currency, those granted besides, and in test mode the live partner's, without credit.
create view partner_terms as
  select p.id as partner_id, p.currency, p.service_fee_minor, p.credit_limit_minor, true as is_own from partner p
  union all
  select c.partner_id, c.currency, c.service_fee_minor, c.credit_limit_minor, false
    from partner_currency c join partner p on p.id = c.partner_id and p.currency <> c.currency
  union all
  select t.id, c.currency, c.service_fee_minor, 0, false
    from partner_currency c join partner t on t.test_of = c.partner_id and t.currency <> c.currency;
