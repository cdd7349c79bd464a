import { z } from "zod";
import type { Balance } from "@/lib/contracts/interface/accounts";
import { runStatement } from "@/lib/db";
import { CURRENCIES, type Currency, toMajor } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import { heldIn } from "@/lib/services/access/partners/terms-in";

/** One statement: partners ask for nothing else as often, searches aside. */
const BALANCES = {
  name: "check_balances",
  text: `
    select t.currency, t.credit_limit_minor as "limit", coalesce(a.balance_minor, 0) as balance
      from partner_terms t left join ledger_account a on a.partner_id = t.partner_id and a.kind = 'deposit' and a.currency = t.currency
     where t.partner_id = $1::uuid order by t.is_own desc, t.currency`,
};

const rowShape = z.object({ currency: z.enum(CURRENCIES), limit: z.bigint(), balance: z.bigint() });

/** What a partner can still spend in each of its currencies, its own first: what is left of the deposit, and then of the credit. Major units. */
export async function listBalances({ partnerId }: { partnerId: string }): Promise<Balance[]> {
  return present(await runStatement(BALANCES, [partnerId]));
}

/**
 * The same in one of them, its own where none is named.
 * @throws AppError currency_not_held
 */
export async function checkBalance({ partnerId, currency }: { partnerId: string; currency?: Currency | undefined }): Promise<Balance> {
  return heldIn(await listBalances({ partnerId }), currency);
}

/** The same in a transaction, which sees what it has changed itself. */
export async function checkBalanceIn(
  tx: Prisma.TransactionClient,
  { partnerId, currency }: { partnerId: string; currency?: Currency | undefined },
): Promise<Balance> {
  return heldIn(present(await tx.$queryRawUnsafe<unknown[]>(BALANCES.text, partnerId)), currency);
}

function present(rows: unknown[]): Balance[] {
  return z.array(rowShape).parse(rows).map(balanceOf);
}

function balanceOf({ currency, limit, balance }: z.infer<typeof rowShape>): Balance {
  const deposit = Number(balance);
  const used = Math.max(0, -deposit);
  return {
    deposit: toMajor(Math.max(0, deposit)),
    // A limit that was lowered below what is used leaves no credit, and no negative one either.
    credit: toMajor(Math.max(0, Number(limit) - used)),
    currency,
  };
}
