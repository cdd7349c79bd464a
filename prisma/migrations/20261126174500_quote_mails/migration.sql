-- Mails of quotes: each mail is about a booking or about a quote.
alter table mail
  alter column booking_id drop not null,
  add column quote_id uuid,
  add constraint mail_quote_id_fkey foreign key (quote_id) references quote (id) on update cascade on delete cascade,
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind in ('confirmation', 'receipts', 'change', 'refund', 'quote')),
  add constraint mail_about_check check (num_nonnulls(booking_id, quote_id) = 1 and (kind = 'quote') = (quote_id is not null));
create index mail_quote_id_created_at_idx on mail (quote_id, created_at);
