-- People of an agency who only read: bookings and money, or bookings alone.
alter type role add value 'accountant';
alter type role add value 'viewer';
