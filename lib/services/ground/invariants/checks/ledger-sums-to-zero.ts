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
