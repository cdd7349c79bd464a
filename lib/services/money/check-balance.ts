import { z } from "zod";
import type { Balance } from "@/lib/contracts/accounts";
import { runStatement } from "@/lib/db";
import { CURRENCIES, toMajor } from "@/lib/domain/money";

/** One statement: partners ask for nothing else as often, searches aside. */
const BALANCE = {
  name: "check_balance",
  text: `
    select p.currency, p.credit_limit_minor as "limit", coalesce(a.balance_minor, 0) as balance
      from partner p left join ledger_account a on a.partner_id = p.id and a.kind = 'deposit' and a.currency = p.currency
     where p.id = $1::uuid`,
};

const rows = z.tuple([z.object({ currency: z.enum(CURRENCIES), limit: z.bigint(), balance: z.bigint() })]);

/** What a partner can still spend: what is left of its deposit, and then of its credit. Major units. */
export async function checkBalance({ partnerId }: { partnerId: string }): Promise<Balance> {
  const [{ currency, limit, balance }] = rows.parse(await runStatement(BALANCE, [partnerId]));
  const deposit = Number(balance);
  const used = Math.max(0, -deposit);
  return {
    deposit: toMajor(Math.max(0, deposit)),
    // A limit that was lowered below what is used leaves no credit, and no negative one either.
    credit: toMajor(Math.max(0, Number(limit) - used)),
    currency: currency,
  };
}
