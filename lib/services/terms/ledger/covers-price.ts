import { z } from "zod";
import { runStatement } from "@/lib/db";
import type { Currency } from "@/lib/domain/money";

/** The rule of the SQL function post_ledger_v1: each currency has its own deposit and its own credit. */
const COVERS_PRICE = {
  name: "covers_price",
  text: `
    select coalesce(a.balance_minor, 0) - $3::bigint >= -coalesce(t.credit_limit_minor, 0) as covers
      from partner p
      left join partner_terms t on t.partner_id = p.id and t.currency = $2::currency
      left join ledger_account a on a.partner_id = p.id and a.kind = 'deposit' and a.currency = $2::currency
     where p.id = $1::uuid`,
};

const rows = z.tuple([z.object({ covers: z.boolean() })]);

/** Whether a partner's deposit and credit would pay an amount at this moment. */
export async function coversPrice(price: { partnerId: string; currency: Currency; totalMinor: bigint }): Promise<boolean> {
  const [{ covers }] = rows.parse(await runStatement(COVERS_PRICE, [price.partnerId, price.currency, String(price.totalMinor)]));
  return covers;
}
