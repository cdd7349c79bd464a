-- How a partner makes its own prices, and what each passenger of a booking is sold for. Null is what it costs: so are all bookings of before,
-- and those that a process of the release before writes.
create table partner_selling (
  partner_id uuid not null,
  policy jsonb not null,
  version integer not null,
  updated_at timestamptz(3) not null default current_timestamp,
  constraint partner_selling_pkey primary key (partner_id),
  constraint partner_selling_partner_id_fkey foreign key (partner_id) references partner (id) on update cascade on delete restrict
);

alter table booking_passenger add column selling_minor bigint, add column selling_kept_minor bigint;
