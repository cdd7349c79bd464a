-- Passengers whom an agency keeps for its next bookings. Who they are is sealed; the keyed hashes find them by a whole surname, document
-- number or telephone, and are another one at every agency.
create table saved_passenger (
  id uuid not null,
  partner_id uuid not null,
  family_id uuid not null,
  sealed_person text not null,
  surname_key bytea not null,
  document_key bytea not null,
  phone_key bytea,
  created_at timestamptz(3) not null,
  used_at timestamptz(3) not null,
  constraint saved_passenger_pkey primary key (id),
  constraint saved_passenger_partner_id_fkey foreign key (partner_id) references partner (id) on update cascade on delete restrict
);

create unique index saved_passenger_partner_id_document_key_key on saved_passenger (partner_id, document_key);
create index saved_passenger_partner_id_surname_key_idx on saved_passenger (partner_id, surname_key);
create index saved_passenger_partner_id_phone_key_idx on saved_passenger (partner_id, phone_key);
create index saved_passenger_partner_id_family_id_idx on saved_passenger (partner_id, family_id);
create index saved_passenger_partner_id_used_at_idx on saved_passenger (partner_id, used_at);
create index saved_passenger_used_at_idx on saved_passenger (used_at);
