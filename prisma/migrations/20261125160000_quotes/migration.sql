-- What an agency proposes to a customer: up to six choices, read at a link that is its own key.
create table quote (
  id uuid not null,
  partner_id uuid not null,
  token text not null,
  locale text not null,
  words text not null,
  choices jsonb not null,
  created_by text not null,
  created_at timestamptz(3) not null,
  valid_until timestamptz(3) not null,
  priced_at timestamptz(3) not null,
  opened_at timestamptz(3),
  chosen integer,
  chosen_minor bigint,
  chosen_at timestamptz(3),
  withdrawn_at timestamptz(3),
  booking_id uuid,
  constraint quote_pkey primary key (id),
  constraint quote_partner_id_fkey foreign key (partner_id) references partner (id) on update cascade on delete restrict,
  constraint quote_booking_id_fkey foreign key (booking_id) references booking (id) on update cascade on delete set null
);
create unique index quote_token_key on quote (token);
create index quote_partner_id_created_at_idx on quote (partner_id, created_at);
create index quote_booking_id_idx on quote (booking_id);
create index quote_valid_until_idx on quote (valid_until);

-- Offer ids that were sealed to book a quote: what the customer was shown for each.
create table quote_offer (
  partner_id uuid not null,
  offer_hash bytea not null,
  quote_id uuid not null,
  cost_minor bigint not null,
  selling_minor bigint not null,
  constraint quote_offer_pkey primary key (partner_id, offer_hash),
  constraint quote_offer_quote_id_fkey foreign key (quote_id) references quote (id) on update cascade on delete cascade
);
create index quote_offer_quote_id_idx on quote_offer (quote_id);
