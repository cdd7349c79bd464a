-- Refunds of single directions: a passenger flies the others.
alter type booking_action add value 'refund_directions';

create table returned_direction (
  passenger_id uuid not null,
  direction integer not null,
  booking_id uuid not null,
  passenger_key bytea not null,
  paid_minor bigint not null,
  returned_at timestamptz(3) not null,
  constraint returned_direction_pkey primary key (passenger_id, direction),
  constraint returned_direction_passenger_id_fkey foreign key (passenger_id) references booking_passenger (id) on delete cascade on update cascade
);
create index returned_direction_booking_id_idx on returned_direction (booking_id);
