-- What partners write on their bookings, loyalty numbers of passengers, and lists that stay fast however many bookings a partner has. A process of
-- the release before writes none of it, and trips over none.
alter table booking add column reference text, add column metadata jsonb;
-- Both in one text: nothing but this index answers what is asked by it, however a connection has planned.
create index booking_own_reference_idx on booking ((partner_id::text || ' ' || reference)) where reference is not null;
create index booking_partner_id_updated_at_idx on booking (partner_id, updated_at);
create index booking_partner_id_first_departure_at_idx on booking (partner_id, first_departure_at);
create index booking_partner_id_status_created_at_idx on booking (partner_id, status, created_at desc);

alter table booking_passenger add column loyalty text[] default array[]::text[], add column name_corrected_at timestamptz(3);
