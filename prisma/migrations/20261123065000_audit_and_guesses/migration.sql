-- What is recorded of who did what; changes of bookings are recorded in booking_event already, which learns whose bookings they are.

create table audit_event (
  id bigserial primary key,
  occurred_at timestamptz(3) not null default current_timestamp,
  action text not null,
  actor text not null,
  partner_id uuid,
  booking_id uuid,
  detail jsonb not null default '{}',
  request_id text,
  address_block text
);
create index audit_event_partner_id_id_idx on audit_event (partner_id, id);
create index audit_event_booking_id_id_idx on audit_event (booking_id, id);
create index audit_event_actor_id_idx on audit_event (actor, id);

alter table booking_event add column partner_id uuid;
update booking_event e set partner_id = b.partner_id from booking b where b.id = e.booking_id;
create index booking_event_partner_id_id_idx on booking_event (partner_id, id);
-- The few that the back office does itself: others are found by their partner.
create index booking_event_operator_idx on booking_event (actor, id) where actor like 'operator:%';

-- Wrong answers to what a stranger may guess. Not logged: a crash empties it, which harms nobody.
create unlogged table guess_count (
  key text primary key,
  failures integer not null,
  failed_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index guess_count_expires_at_idx on guess_count (expires_at);

-- Where somebody was right before.
create table known_place (
  key text primary key,
  expires_at timestamptz(3) not null
);
create index known_place_expires_at_idx on known_place (expires_at);

-- Counts of the releases before, by e-mail and network address in clear text.
delete from rate_limit where key ~ '^(sign_in|trip)_';
