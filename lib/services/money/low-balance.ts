import { z } from "zod";
import type { LowBalance } from "@/lib/contracts/money";
import { db, runStatement } from "@/lib/db";
import { CURRENCIES, fromMajor, toMajor } from "@/lib/domain/money";
import { type Doer, SYSTEM } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { openAccount } from "./post-ledger";

const LOW_BALANCE = {
  name: "low_balance",
  text: `
    select p.currency, a.low_balance_minor as threshold, coalesce(a.balance_minor, 0) + p.credit_limit_minor as available
      from partner p left join ledger_account a on a.partner_id = p.id and a.kind = 'deposit' and a.currency = p.currency
     where p.id = $1::uuid`,
};

const rows = z.tuple([z.object({ currency: z.enum(CURRENCIES), threshold: z.bigint().nullable(), available: z.bigint() })]);

/** Below what a partner wants to be warned, and what it may spend now. */
export async function readLowBalance({ partnerId }: { partnerId: string }): Promise<LowBalance> {
  const [{ currency, threshold, available }] = rows.parse(await runStatement(LOW_BALANCE, [partnerId]));
  return {
    amount: threshold === null ? null : toMajor(Number(threshold)),
    currency,
    available: toMajor(Number(available)),
    is_low: threshold !== null && available < threshold,
  };
}

interface SetLowBalance {
  partnerId: string;
  /** Major units of the partner's currency; null ends the warnings. */
  amount: number | null;
  /** For the audit log. */
  by?: Doer;
  now: Date;
}

/** Sets it. The warning comes with the payment that crosses it, once (SQL function notice_low_balance). */
export async function setLowBalance({ partnerId, amount, by = SYSTEM, now }: SetLowBalance): Promise<LowBalance> {
  const { currency } = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { currency: true } });
  await openAccount({ partnerId, currency });
  const lowBalanceMinor = amount === null ? null : fromMajor(amount);
  await db().$transaction(async (tx) => {
    await tx.ledgerAccount.updateMany({ where: { partnerId, kind: "deposit", currency }, data: { lowBalanceMinor } });
    const detail = { currency, ...(amount !== null && { amount_minor: fromMajor(amount) }) };
    await recordAudit(tx, { action: "low_balance_set", by, partnerId, detail, now });
  });
  return readLowBalance({ partnerId });
}
