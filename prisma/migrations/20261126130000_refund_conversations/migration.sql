-- Why a partner asks the back office for a refund, what both say about it, and the files that prove it.
create type refund_reason as enum ('illness', 'death_in_family', 'schedule_change', 'visa_refused', 'duplicate', 'other');
create type request_side as enum ('partner', 'office');

alter table refund_request
  add column reason refund_reason,
  add column partner_seen_at timestamptz(3),
  add column office_seen_at timestamptz(3);

create table refund_message (
  id uuid not null,
  request_id uuid not null,
  side request_side not null,
  author text not null,
  words text not null,
  created_at timestamptz(3) not null,
  constraint refund_message_pkey primary key (id),
  constraint refund_message_request_id_fkey foreign key (request_id) references refund_request (id) on update cascade on delete cascade
);
create index refund_message_request_id_created_at_idx on refund_message (request_id, created_at);

create table refund_file (
  id uuid not null,
  request_id uuid not null,
  author text not null,
  name text not null,
  type text not null,
  size integer not null,
  content bytea not null,
  created_at timestamptz(3) not null,
  constraint refund_file_pkey primary key (id),
  constraint refund_file_request_id_fkey foreign key (request_id) references refund_request (id) on update cascade on delete cascade
);
create index refund_file_request_id_created_at_idx on refund_file (request_id, created_at);
