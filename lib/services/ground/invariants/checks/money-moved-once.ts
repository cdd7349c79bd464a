import type { Invariant } from "../invariant";

export const moneyMovedOnce: Invariant = {
  name: "money-moved-once",
  holds:
    "a booking was paid as often as its events say, once at most, with its price, and each purchase of extras since then once; refunds likewise, once besides those of some passengers or directions, and never more than that",
  counts: "select count(*) from booking",
  broken: `
    with events as (
      select booking_id, count(*) filter (where reason = 'pay') as payments,
             count(*) filter (where reason = 'add_bags' and from_status <> 'booked') as extras,
             count(*) filter (where facts -> 'refundingActions' ? reason::text) as refunds,
             count(*) filter (where facts -> 'fullRefundActions' ? reason::text) as full_refunds,
             count(*) filter (where reason::text in ('refund_passengers', 'refund_directions')) as parts
        from booking_event cross join given group by booking_id),
    posted as (
      select t.booking_id, count(distinct t.id) filter (where t.kind = 'payment') as payments,
             count(distinct t.id) filter (where t.kind = 'refund') as refunds,
             coalesce(-sum(e.amount_minor) filter (where t.kind = 'payment'), 0) as paid,
             coalesce(sum(e.amount_minor) filter (where t.kind = 'refund'), 0) as given_back
        from ledger_transaction t
        join booking b on b.id = t.booking_id
        left join (ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'deposit')
               on e.transaction_id = t.id and a.partner_id = b.partner_id and a.currency = b.currency
       group by t.booking_id),
    each as (
      select b.id, b.total_minor as total, coalesce(v.payments, 0) as told_payments, coalesce(v.extras, 0) as told_extras,
             (select count(*) from payment m where m.booking_id = b.id and m.purpose = 'extras' and m.state = 'settled') as paid_extras,
             coalesce(p.payments, 0) as payments, coalesce(p.paid, 0) as paid,
             coalesce(v.refunds, 0) as told_refunds, coalesce(p.refunds, 0) as refunds, coalesce(p.given_back, 0) as given_back,
             coalesce(v.full_refunds, 0) as full_refunds, coalesce(v.parts, 0) as parts
        from booking b left join events v on v.booking_id = b.id left join posted p on p.booking_id = b.id)
    select id::text as id,
           format('price %s; %s payments and %s of extras by events, %s in the ledger with %s; %s refunds by events, %s in the ledger with %s',
             total, told_payments, told_extras, payments, paid, told_refunds, refunds, given_back) as detail
      from each
     where payments <> told_payments + told_extras or told_payments > 1 or paid_extras <> told_extras or paid <> told_payments * total
        or refunds <> told_refunds or refunds > parts + 1 or given_back < 0 or given_back > paid or (full_refunds > 0 and parts = 0 and given_back <> total)
    union all
    select t.id::text, 'moves money of a booking that is not there'
      from ledger_transaction t where t.booking_id is not null and not exists (select from booking b where b.id = t.booking_id)`,
};
