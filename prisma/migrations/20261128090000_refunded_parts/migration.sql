-- Bookings of which a part was refunded while the rest flies: the work list finds them by their events.
create index booking_event_refunded_part_idx on booking_event (partner_id, booking_id) where reason in ('refund_passengers', 'refund_directions');
