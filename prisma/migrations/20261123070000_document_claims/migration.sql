-- One document has one place on a flight, whatever names it is booked under and whoever books. Rows of the release before have none yet: the
-- worker fills them in (claim_documents), and no process of that release trips over them.
alter table passenger_flight add column document_key bytea;
create unique index passenger_flight_flight_key_document_key_key on passenger_flight (flight_key, document_key);
create index passenger_flight_undocumented_idx on passenger_flight (split_part(flight_key, '|', 2)) where document_key is null;
