-- How many tickets a carrier's stock gives out in thirty days is counted over bookings by when they were ticketed.
create index booking_ticketed_at_idx on booking (ticketed_at) where ticketed_at is not null;
