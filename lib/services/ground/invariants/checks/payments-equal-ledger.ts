import type { Invariant } from "../invariant";

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
