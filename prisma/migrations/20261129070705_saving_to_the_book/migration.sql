-- Whether an agency saves whoever it books to its passenger book; one without a row does.
create table partner_book (
  partner_id uuid primary key references partner (id) on delete restrict on update cascade,
  saves_booked boolean not null default true,
  updated_at timestamptz(3) not null
);
