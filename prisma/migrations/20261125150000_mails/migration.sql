-- Mails to customers: what is sent by itself, and every mail with what became of it.
create table partner_mail (
  partner_id uuid not null,
  confirmation boolean not null default false,
  receipts boolean not null default false,
  changes boolean not null default false,
  refunds boolean not null default false,
  locale text not null,
  updated_at timestamptz(3) not null,
  constraint partner_mail_pkey primary key (partner_id),
  constraint partner_mail_partner_id_fkey foreign key (partner_id) references partner (id) on update cascade on delete restrict
);

create table mail (
  id uuid not null,
  partner_id uuid not null,
  booking_id uuid not null,
  booking_event_id bigint,
  kind text not null,
  locale text not null,
  sealed_recipient text,
  sealed_message bytea,
  state text not null default 'waiting',
  via text,
  failure text,
  attempts integer not null default 0,
  next_at timestamptz(3),
  actor text not null,
  created_at timestamptz(3) not null,
  done_at timestamptz(3),
  constraint mail_pkey primary key (id),
  constraint mail_kind_check check (kind in ('confirmation', 'receipts', 'change', 'refund')),
  constraint mail_state_check check (state in ('waiting', 'sent', 'failed')),
  constraint mail_via_check check (via in ('smtp', 'mailbox')),
  constraint mail_booking_id_fkey foreign key (booking_id) references booking (id) on update cascade on delete cascade
);

-- One mail for one change, however often its job runs.
create unique index mail_booking_event_id_key on mail (booking_event_id);
create index mail_booking_id_created_at_idx on mail (booking_id, created_at);
create index mail_mailbox_idx on mail (partner_id, created_at desc, id) where via = 'mailbox' and sealed_message is not null;
create index mail_waiting_idx on mail (next_at) where state = 'waiting';
create index mail_kept_idx on mail (created_at) where sealed_message is not null;
