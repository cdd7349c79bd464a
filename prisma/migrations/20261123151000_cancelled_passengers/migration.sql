-- Passengers leave an unpaid booking: the others stay.
alter type booking_action add value 'cancel_passengers';
