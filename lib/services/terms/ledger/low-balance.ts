import { z } from "zod";
import type { LowBalance } from "@/lib/contracts/interface/money";
import { db, runStatement } from "@/lib/db";
import { CURRENCIES, type Currency, fromMajor, toMajor } from "@/lib/domain/money";
import { type Doer, SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { heldTerms } from "../partners/partner-terms";
import { openAccount } from "./post-ledger";

const LOW_BALANCE = {
  name: "low_balance",
  text: `
    select t.currency, a.low_balance_minor as threshold, coalesce(a.balance_minor, 0) + t.credit_limit_minor as available
      from partner_terms t left join ledger_account a on a.partner_id = t.partner_id and a.kind = 'deposit' and a.currency = t.currency
     where t.partner_id = $1::uuid and t.currency = $2::currency`,
};

const rows = z.tuple([z.object({ currency: z.enum(CURRENCIES), threshold: z.bigint().nullable(), available: z.bigint() })]);

interface Deposit {
  partnerId: string;
  /** The partner's own where it is missing. */
  currency?: Currency | undefined;
}

/**
 * Below what a partner wants to be warned in one of its currencies, and what it may spend in it now.
 * @throws AppError currency_not_held
 */
export async function readLowBalance(deposit: Deposit): Promise<LowBalance> {
  const held = await heldCurrency(deposit);
  const [{ currency, threshold, available }] = rows.parse(await runStatement(LOW_BALANCE, [deposit.partnerId, held]));
  return {
    amount: threshold === null ? null : toMajor(Number(threshold)),
    currency,
    available: toMajor(Number(available)),
    is_low: threshold !== null && available < threshold,
  };
}

interface SetLowBalance extends Deposit {
  /** Major units of the currency; null ends the warnings. */
  amount: number | null;
  /** For the audit log. */
  by?: Doer;
  now: Date;
}

/**
 * Sets it. The warning comes with the payment that crosses it, once (SQL function notice_low_balance).
 * @throws AppError currency_not_held
 */
export async function setLowBalance({ partnerId, amount, by = SYSTEM, now, ...deposit }: SetLowBalance): Promise<LowBalance> {
  const currency = await heldCurrency({ partnerId, ...deposit });
  await openAccount({ partnerId, currency });
  const lowBalanceMinor = amount === null ? null : fromMajor(amount);
  await db().$transaction(async (tx) => {
    await tx.ledgerAccount.updateMany({ where: { partnerId, kind: "deposit", currency }, data: { lowBalanceMinor } });
    const detail = { currency, ...(amount !== null && { amount_minor: fromMajor(amount) }) };
    await recordAudit(tx, { action: "low_balance_set", by, partnerId, detail, now });
  });
  return readLowBalance({ partnerId, currency });
}

async function heldCurrency({ partnerId, currency }: Deposit): Promise<Currency> {
  return (await heldTerms(partnerId, currency)).currency;
}
