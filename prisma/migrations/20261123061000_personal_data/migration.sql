-- Personal data are sealed at rest. The columns in clear text stay, may be empty from now on, and are dropped in a later release: until
-- `npm run personal-data -- seal` everything reads and writes them as before.

create type data_key_purpose as enum ('seal', 'index');

create table data_key (
  id integer not null,
  purpose data_key_purpose not null,
  wrapped text not null,
  created_at timestamptz(3) not null default current_timestamp,
  active_from timestamptz(3) not null,
  constraint data_key_pkey primary key (id)
);

alter table booking
  add column sealed_payer text,
  add column erased_at timestamptz(3),
  add column erased_by text,
  alter column payer_name drop not null,
  alter column payer_email drop not null,
  alter column payer_tel drop not null;

alter table booking_passenger
  add column sealed_name text,
  add column sealed_details text,
  add column surname_key bytea,
  alter column first_name drop not null,
  alter column last_name drop not null,
  alter column birthdate drop not null,
  alter column citizenship drop not null,
  alter column tel drop not null,
  alter column email drop not null,
  alter column doc_type drop not null,
  alter column doc_number drop not null,
  alter column doc_expire drop not null;

create index booking_passenger_surname_key_idx on booking_passenger (surname_key);
create index booking_first_departure_at_idx on booking (first_departure_at) where erased_at is null;
