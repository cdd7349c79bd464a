-- Passengers of bookings are found by the number of their document, as those of the passenger book are: a keyed hash of it stands beside what is sealed. Null is a key
-- that is still to be made: of what was written before, and by a version that knows no such column.
alter table booking_passenger add column document_key bytea;
create index booking_passenger_document_key_id_idx on booking_passenger (document_key, id);
