import { z } from "zod";
import { db } from "@/lib/db";
import { CURRENCIES, type Currency } from "@/lib/domain/money";

/** A partner as whoever runs the service sees it among the others. Amounts in minor units of their currency. */
export interface ListedPartner {
  code: string;
  name: string;
  state: "open" | "suspended" | "closed";
  isDemo: boolean;
  /** People who can sign in. */
  people: number;
  /** Its own currency first. */
  currencies: { currency: Currency; serviceFeeMinor: number; creditLimitMinor: number; balanceMinor: number }[];
}

const minor = z.number().int();
const rows = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    state: z.enum(["open", "suspended", "closed"]),
    isDemo: z.boolean(),
    people: z.number().int(),
    currencies: z.array(z.object({ currency: z.enum(CURRENCIES), serviceFeeMinor: minor, creditLimitMinor: minor, balanceMinor: minor })),
  }),
);

/** Every live partner by its code; neither test mode's twins nor the house itself is one. */
export async function listPartners(): Promise<ListedPartner[]> {
  return rows.parse(
    await db().$queryRaw`
      select p.code, p.name, case when p.closed_at is not null then 'closed' when p.suspended_at is null then 'open' else 'suspended' end as state, p.is_demo as "isDemo",
             (select count(*)::int from app_user u where u.partner_id = p.id and u.disabled_at is null) as people,
             (select jsonb_agg(jsonb_build_object('currency', t.currency, 'serviceFeeMinor', t.service_fee_minor,
                       'creditLimitMinor', t.credit_limit_minor, 'balanceMinor', coalesce(a.balance_minor, 0)) order by t.is_own desc, t.currency)
                from partner_terms t
                left join ledger_account a on a.partner_id = t.partner_id and a.kind = 'deposit' and a.currency = t.currency
               where t.partner_id = p.id) as currencies
        from partner p where p.test_of is null and not p.is_house order by p.code`,
  );
}
