import type { Invariant } from "../invariant";

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
