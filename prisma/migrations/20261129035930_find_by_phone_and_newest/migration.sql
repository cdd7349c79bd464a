-- Bookings are found by telephone: a keyed hash of the number stands beside what is sealed. Ids are in the order of time (UUID 7), so that whatever is found by a number
-- or a surname that many have is walked from its newest on. Null is a key that is still to be made: of what was written before, and by a version that knows no such column.
alter table booking_passenger add column phone_key bytea;
alter table booking add column payer_phone_key bytea;
create index booking_passenger_phone_key_id_idx on booking_passenger (phone_key, id);
create index booking_payer_phone_key_id_idx on booking (payer_phone_key, id);
create index booking_passenger_surname_key_id_idx on booking_passenger (surname_key, id);
drop index booking_passenger_surname_key_idx;
