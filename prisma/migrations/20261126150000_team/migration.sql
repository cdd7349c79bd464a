-- Letters about an account have no booking.
alter table mail
  alter column booking_id drop not null,
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (kind in ('confirmation', 'receipts', 'change', 'refund', 'invitation', 'password_reset')),
  add constraint mail_subject_check check ((booking_id is null) = (kind in ('invitation', 'password_reset')));

-- Open invitations into an agency's team.
create table invitation (
  id uuid not null,
  partner_id uuid not null,
  sealed_address text not null,
  role role not null,
  locale text not null,
  token_hash bytea not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint invitation_pkey primary key (id),
  constraint invitation_partner_id_fkey foreign key (partner_id) references partner (id) on update cascade on delete cascade
);
create unique index invitation_token_hash_key on invitation (token_hash);
create index invitation_partner_id_created_at_idx on invitation (partner_id, created_at);
create index invitation_expires_at_idx on invitation (expires_at);

-- Who looks after a booking, where that is not who made it.
create table booking_handover (
  id bigserial not null,
  booking_id uuid not null,
  from_actor text not null,
  to_actor text not null,
  actor text not null,
  created_at timestamptz(3) not null,
  constraint booking_handover_pkey primary key (id),
  constraint booking_handover_booking_id_fkey foreign key (booking_id) references booking (id) on update cascade on delete cascade
);
create index booking_handover_booking_id_id_idx on booking_handover (booking_id, id);

-- Bookings are filed under who looks after them too: so far those who have made them.
insert into booking_facet (partner_id, facet, created_at, booking_id)
select partner_id, 'agent:' || substr(facet, 4), created_at, booking_id from booking_facet where facet >= 'by:' and facet < 'by;'
    on conflict do nothing;
