import type { Invariant } from "../invariant";

/** A credit that was made smaller than what is used of it shows here until the partner has paid in. */
export const depositsAreCovered: Invariant = {
  name: "deposits-are-covered",
  holds: "no deposit is below zero and its partner's credit",
  counts: "select count(*) from ledger_account where kind = 'deposit'",
  broken: `
    select a.id::text as id, format('balance %s, credit %s', a.balance_minor, credit.minor) as detail
      from ledger_account a join partner p on p.id = a.partner_id
     cross join lateral (select case when p.currency = a.currency then p.credit_limit_minor else 0 end as minor) credit
     where a.kind = 'deposit' and a.balance_minor < -credit.minor`,
};
