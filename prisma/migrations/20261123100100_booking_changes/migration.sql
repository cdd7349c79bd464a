-- Changes of a booking that leave its status as it is.
alter type booking_action add value 'change_contacts';
alter type booking_action add value 'change_passenger';
alter type booking_action add value 'extend_hold';
