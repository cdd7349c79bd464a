-- What customers pay for a booking where the agency sells it at a price of its own; kept by a trigger (add_up_selling). Null: what it costs the agency.
-- A migration of its own: whoever books waits until it is through.
alter table booking add column selling_minor bigint;
