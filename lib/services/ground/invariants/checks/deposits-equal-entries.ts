import type { Invariant } from "../invariant";

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
