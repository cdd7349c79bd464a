-- What an agency is written of what the house did with one of its bookings. Such a mail names no passenger, and hangs on no booking: it is not erased with one.
alter table mail drop constraint mail_kind_check, drop constraint mail_about_check;
alter table mail
  add constraint mail_kind_check check (
    kind in ('confirmation', 'receipts', 'change', 'refund', 'quote', 'invitation', 'password_reset', 'house_act')),
  add constraint mail_about_check check (
    (quote_id is not null) = (kind = 'quote')
    and (booking_id is not null) = (kind not in ('quote', 'invitation', 'password_reset', 'house_act')));
