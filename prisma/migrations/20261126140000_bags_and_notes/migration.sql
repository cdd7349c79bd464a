-- Extra bags are bought after the booking: its status stays.
alter type booking_action add value 'add_bags';

-- What customers pay for bags that were bought once their booking was paid.
create table bag_sale (
  transaction_id uuid not null,
  booking_id uuid not null,
  selling_minor bigint not null,
  constraint bag_sale_pkey primary key (transaction_id),
  constraint bag_sale_transaction_id_fkey foreign key (transaction_id) references ledger_transaction (id) on update cascade on delete restrict,
  constraint bag_sale_booking_id_fkey foreign key (booking_id) references booking (id) on update cascade on delete cascade
);
create index bag_sale_booking_id_idx on bag_sale (booking_id);

-- What an agency's people write down about a booking.
create table booking_note (
  id uuid not null,
  booking_id uuid not null,
  author text not null,
  words text not null,
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  constraint booking_note_pkey primary key (id),
  constraint booking_note_booking_id_fkey foreign key (booking_id) references booking (id) on update cascade on delete cascade
);
create index booking_note_booking_id_created_at_idx on booking_note (booking_id, created_at);
