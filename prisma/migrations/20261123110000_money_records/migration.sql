-- Entries are listed and summed by account and moment, those of deposits by kind too. Both are the transaction's; processes of the release before
-- write the moment as well, by the default. The rows that are there get theirs: sums stay what they were, so no trigger has to look at them.
alter table ledger_entry add column created_at timestamptz(3) not null default current_timestamp, add column kind transaction_kind;
alter table ledger_entry disable trigger user;
update ledger_entry e set created_at = t.created_at, kind = case when a.kind = 'deposit' then t.kind end
  from ledger_transaction t, ledger_account a where t.id = e.transaction_id and a.id = e.account_id;
alter table ledger_entry enable trigger user;
create index ledger_entry_account_id_created_at_id_idx on ledger_entry (account_id, created_at, id);
create index ledger_entry_by_kind_idx on ledger_entry (account_id, kind, created_at, id) where kind is not null;

-- Refunds as records. Those of before are made from what is known of them: not what each passenger and fare got.
create type refund_kind as enum ('void', 'by_rules', 'schedule_change', 'carrier_cancelled', 'ticketing_failed', 'manual');
create table refund (
  id uuid primary key,
  partner_id uuid not null,
  booking_id uuid not null references booking (id) on update cascade on delete cascade,
  kind refund_kind not null,
  asked_by text not null,
  created_at timestamptz(3) not null,
  paid_minor bigint not null,
  refund_minor bigint,
  detail jsonb
);
create index refund_partner_id_created_at_id_idx on refund (partner_id, created_at, id);
create index refund_booking_id_idx on refund (booking_id);

insert into refund (id, partner_id, booking_id, kind, asked_by, created_at, paid_minor, refund_minor)
select r.id, b.partner_id, r.booking_id, 'manual', r.requested_by, r.created_at, b.total_minor, r.refund_minor
  from refund_request r join booking b on b.id = r.booking_id;

insert into refund (id, partner_id, booking_id, kind, asked_by, created_at, paid_minor, refund_minor)
select gen_random_uuid(), b.partner_id, b.id,
       case when v.reason = 'void' then 'void' when v.reason = 'fail_ticketing' then 'ticketing_failed'
            when v.from_status = 'refundauthorized' then 'carrier_cancelled' else 'by_rules' end::refund_kind,
       v.actor, v.created_at, b.total_minor, paid_back.amount
  from booking_event v join booking b on b.id = v.booking_id
 cross join lateral (
       select sum(e.amount_minor) as amount from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
         join ledger_account a on a.id = e.account_id and a.kind = 'deposit'
        where t.booking_id = b.id and t.kind = 'refund') paid_back
 where v.reason in ('void', 'refund', 'refund_partly', 'fail_ticketing') and paid_back.amount is not null;
