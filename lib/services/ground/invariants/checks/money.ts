import type { Invariant } from "../invariant";

export const ledgerSumsToZero: Invariant = {
  name: "ledger-sums-to-zero",
  holds: "the entries of every ledger transaction sum to zero in each currency, and so does the whole ledger",
  counts: "select count(*) from ledger_entry",
  broken: `
    select e.transaction_id::text as id, format('%s minor units of %s too many', sum(e.amount_minor), a.currency) as detail
      from ledger_entry e join ledger_account a on a.id = e.account_id
     group by e.transaction_id, a.currency having sum(e.amount_minor) <> 0
    union all
    select 'the whole ledger', format('%s minor units of %s too many', sum(e.amount_minor), a.currency)
      from ledger_entry e join ledger_account a on a.id = e.account_id
     group by a.currency having sum(e.amount_minor) <> 0`,
};

export const depositsEqualEntries: Invariant = {
  name: "deposits-equal-entries",
  holds: "the balance of every deposit is the sum of its entries",
  counts: "select count(*) from ledger_account where kind = 'deposit'",
  broken: `
    select a.id::text as id, format('balance %s, entries %s', a.balance_minor, coalesce(e.sum, 0)) as detail
      from ledger_account a
      left join (select account_id, sum(amount_minor) as sum from ledger_entry group by account_id) e on e.account_id = a.id
     where a.kind = 'deposit' and a.balance_minor is distinct from coalesce(e.sum, 0)`,
};

/** A journey that flies otherwise since stays where it was counted, so what carriers and routes come to is compared as a whole. */
export const daysEqualEntries: Invariant = {
  name: "days-equal-entries",
  holds:
    "of every day that is summed, what moved on a deposit is what its entries come to: as a whole, by who booked, and by all carriers and all routes together",
  counts: "select count(*) from deposit_day",
  broken: `
    with sold as (
      select e.account_id, (e.created_at at time zone 'UTC' + interval '5 hours')::date as day, t.kind, coalesce(v.actor, '') as key, count(*) as movements,
             coalesce(sum(e.amount_minor) filter (where e.amount_minor > 0), 0) as received,
             coalesce(-sum(e.amount_minor) filter (where e.amount_minor < 0), 0) as paid,
             count(*) filter (where p.purpose = 'booking') as bookings, coalesce(sum(n.passengers) filter (where p.purpose = 'booking'), 0) as passengers,
             sum(coalesce(p.customer_minor, r.customer_minor, 0)) as customer
        from ledger_account a
        join ledger_entry e on e.account_id = a.id and e.created_at < (a.summed_until - interval '5 hours') at time zone 'UTC'
        join ledger_transaction t on t.id = e.transaction_id
        left join payment p on p.id = t.id left join refund r on r.id = t.id
        left join booking_event v on v.booking_id = t.booking_id and v.reason = 'book'
        left join (select booking_id, count(*) as passengers from booking_passenger group by booking_id) n on n.booking_id = t.booking_id
       where a.kind = 'deposit' group by 1, 2, 3, 4),
    counted as (
      select account_id, 'agent'::sales_grouping as grouping, day, key, kind, array[movements, received, paid, bookings, passengers, customer] as sums from sold
      union all
      select account_id, g.grouping, day, '', kind, array[sum(movements), sum(received), sum(paid), sum(bookings), sum(passengers), sum(customer)]
        from sold cross join unnest(enum_range(null::sales_grouping)) g (grouping) where g.grouping <> 'agent' group by 1, 2, 3, 5),
    kept as (
      select d.account_id, d.grouping, d.day, case when d.grouping = 'agent' then d.key else '' end as key, d.kind,
             array[sum(d.movements), sum(d.received_minor), sum(d.paid_minor), sum(d.bookings), sum(d.passengers), sum(d.customer_minor)] as sums
        from deposit_day d join ledger_account a on a.id = d.account_id and d.day < a.summed_until group by 1, 2, 3, 4, 5)
    select account_id::text as id, format('%s by %s, %s: summed %s, entries %s', day, grouping, kind, kept.sums, counted.sums) as detail
      from counted full join kept using (account_id, grouping, day, key, kind)
     where kept.sums is distinct from counted.sums`,
};

/** A credit that was made smaller than what is used of it shows here until the partner has paid in. */
export const depositsAreCovered: Invariant = {
  name: "deposits-are-covered",
  holds: "no deposit is below zero and its partner's credit in its currency",
  counts: "select count(*) from ledger_account where kind = 'deposit'",
  broken: `
    select a.id::text as id, format('balance %s, credit %s', a.balance_minor, credit.minor) as detail
      from ledger_account a left join partner_terms t on t.partner_id = a.partner_id and t.currency = a.currency
     cross join lateral (select coalesce(t.credit_limit_minor, 0) as minor) credit
     where a.kind = 'deposit' and a.balance_minor < -credit.minor`,
};

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

export const moneyInOneCurrency: Invariant = {
  name: "money-in-one-currency",
  holds: "a booking is sold in a currency of its partner, and its money moves in that currency, on its partner's deposit alone",
  counts: "select count(*) from booking",
  broken: `
    select b.id::text as id, format('sold in %s, in which its partner does not pay', b.currency) as detail
      from booking b left join partner_terms t on t.partner_id = b.partner_id and t.currency = b.currency
     where t.partner_id is null
    union all
    select b.id::text, format('sold in %s, its snapshot says %s', b.currency, b.snapshot ->> 'currency')
      from booking b where b.snapshot ->> 'currency' is distinct from b.currency::text
    union all
    select t.id::text, format('moves %s minor units of %s on %s, of a booking in %s', e.amount_minor, a.currency, a.kind, b.currency)
      from ledger_transaction t
      join booking b on b.id = t.booking_id
      join ledger_entry e on e.transaction_id = t.id
      join ledger_account a on a.id = e.account_id
     where a.currency <> b.currency or (a.kind = 'deposit' and a.partner_id <> b.partner_id)`,
};

export const refundsWithinPrice: Invariant = {
  name: "refunds-within-price",
  holds:
    "what was paid for all that was refunded of a booking is no more than its price, and directions that were given back are of refunds",
  counts: "select count(*) from refund",
  broken: `
    with refunded as (
      select booking_id, sum(paid_minor) as paid from refund where refund_minor is not null group by booking_id),
    directions as (
      select booking_id, sum(paid_minor) as paid from returned_direction group by booking_id)
    select b.id::text as id,
           format('price %s; refunds of %s, single directions of %s', b.total_minor, coalesce(r.paid, 0), coalesce(d.paid, 0)) as detail
      from booking b left join refunded r on r.booking_id = b.id left join directions d on d.booking_id = b.id
     where coalesce(r.paid, 0) > b.total_minor or coalesce(d.paid, 0) > coalesce(r.paid, 0)`,
};

export const paymentsEqualLedger: Invariant = {
  name: "payments-equal-ledger",
  holds:
    "each payment that is settled and each refund that gave money back is a transaction of the ledger with its id and amount; customers have paid what their booking is sold for, and got back no more",
  counts: "select count(*) from payment",
  broken: `
    with told as (
      select id, booking_id, 'payment' as kind, -amount_minor as amount from payment where state = 'settled'
      union all
      select id, booking_id, 'refund', refund_minor from refund where refund_minor is not null),
    posted as (
      select t.id, t.booking_id, t.kind::text as kind, coalesce(sum(e.amount_minor), 0) as amount
        from ledger_transaction t
        left join (ledger_entry e join ledger_account a on a.id = e.account_id and a.kind = 'deposit') on e.transaction_id = t.id
       where t.kind in ('payment', 'refund') and t.booking_id is not null
       group by t.id),
    customers as (
      select b.id, coalesce(b.selling_minor, b.total_minor) as price,
             (select sum(m.customer_minor) from payment m where m.booking_id = b.id and m.state = 'settled') as paid,
             (select coalesce(sum(r.customer_minor), 0) from refund r where r.booking_id = b.id) as back
        from booking b)
    select coalesce(told.id, posted.id)::text as id,
           format('told: %s of %s; in the ledger: %s of %s', told.kind, told.amount, posted.kind, posted.amount) as detail
      from told full join posted on posted.id = told.id
     where (told.booking_id, told.kind, told.amount) is distinct from (posted.booking_id, posted.kind, posted.amount)
    union all
    select id::text, format('sold for %s, paid by its customer with %s, of which %s went back', price, paid, back)
      from customers where paid <> price or back > coalesce(paid, 0)`,
};
