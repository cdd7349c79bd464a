-- Mails of quotes: each mail is about a booking, about a quote, or about somebody's account.
alter table mail
  add column quote_id uuid,
  add constraint mail_quote_id_fkey foreign key (quote_id) references quote (id) on update cascade on delete cascade,
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind in ('confirmation', 'receipts', 'change', 'refund', 'quote', 'invitation', 'password_reset')),
  drop constraint mail_subject_check,
  add constraint mail_about_check check (
    (quote_id is not null) = (kind = 'quote') and (booking_id is not null) = (kind not in ('quote', 'invitation', 'password_reset')));
create index mail_quote_id_created_at_idx on mail (quote_id, created_at);
