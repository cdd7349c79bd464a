-- Refunds of some passengers: the others stay.
alter type booking_action add value 'refund_passengers';

alter table booking add column returned_passengers integer not null default 0;
alter table booking_passenger add column returned_at timestamptz(3);
