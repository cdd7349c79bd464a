-- A partner's events as one list: numbered as they are announced. Those of before have no number, and are not in it.
create table event_counter (
  partner_id uuid primary key,
  last bigint not null
);
alter table webhook_event add column number bigint, add column account_event_id bigint;
create unique index webhook_event_partner_id_number_key on webhook_event (partner_id, number);
create unique index webhook_event_account_event_id_key on webhook_event (account_event_id);

-- A deposit that falls below its threshold.
alter table ledger_account add column low_balance_minor bigint;
create table account_event (
  id bigserial primary key,
  partner_id uuid not null,
  currency currency not null,
  balance_minor bigint not null,
  credit_minor bigint not null,
  threshold_minor bigint not null,
  created_at timestamptz(3) not null default current_timestamp
);
create index account_event_created_at_idx on account_event (created_at);
