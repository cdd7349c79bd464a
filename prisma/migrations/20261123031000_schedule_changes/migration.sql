-- Bookings follow their flights: what an import changed of a booking, how it was answered, and where fewer seats are left than were sold.

alter type booking_action add value 'change_flights';
alter type booking_action add value 'cancel_flights';
alter type booking_action add value 'remind_change';
alter type booking_action add value 'settle_change';

create type schedule_change_kind as enum ('suspended', 'cancelled', 'connection_lost', 'routing', 'number', 'time', 'equipment', 'terminal');
create type schedule_change_state as enum ('told', 'open', 'accepted', 'chosen', 'refunded', 'superseded');
create type unanswered_default as enum ('accept', 'refund');

alter table booking add column open_change_id uuid;

create table schedule_change (
  id uuid not null,
  booking_id uuid not null,
  import_id uuid,
  kind schedule_change_kind not null,
  state schedule_change_state not null,
  minutes integer,
  flights text[],
  directions jsonb not null,
  current jsonb,
  seatless boolean not null default false,
  can_accept boolean not null,
  deadline timestamptz(3),
  escalate_at timestamptz(3),
  escalated_at timestamptz(3),
  reminded_at timestamptz(3),
  alternative text,
  created_at timestamptz(3) not null default current_timestamp,
  settled_at timestamptz(3),
  settled_by text,
  constraint schedule_change_pkey primary key (id),
  constraint schedule_change_booking_id_fkey foreign key (booking_id) references booking (id) on delete cascade on update cascade
);
create index schedule_change_booking_id_created_at_idx on schedule_change (booking_id, created_at);
create index schedule_change_import_id_idx on schedule_change (import_id);
create index schedule_change_state_deadline_idx on schedule_change (state, deadline);
-- An answer finds one question.
create unique index schedule_change_one_open_idx on schedule_change (booking_id) where state = 'open';

create table schedule_change_rule (
  carrier text not null,
  limit_minutes integer not null,
  unanswered unanswered_default not null default 'accept',
  constraint schedule_change_rule_pkey primary key (carrier)
);

create table oversale (
  leg_key text not null,
  cabin text not null,
  authorised integer not null,
  sold integer not null,
  asked jsonb not null,
  import_id uuid,
  created_at timestamptz(3) not null default current_timestamp,
  constraint oversale_pkey primary key (leg_key, cabin)
);
create index oversale_import_id_idx on oversale (import_id);

create table flight_changed (
  carrier text not null,
  flight_number integer not null,
  suffix text not null,
  version integer not null,
  constraint flight_changed_pkey primary key (carrier, flight_number, suffix)
);
