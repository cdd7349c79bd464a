import type { Invariant } from "../invariant";

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
