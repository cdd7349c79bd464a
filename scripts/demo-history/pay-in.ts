import { v7 as uuid } from "uuid";
import type { Prisma } from "@/lib/generated/prisma/client";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import type { PlannedTopUp } from "./plan-sales";

const FIRST_ORDER = 1_041;

/** Writes what an agency paid in earlier, in UZS. Whoever calls brings the balance of its deposit up to its entries. */
export async function payIn(tx: Prisma.TransactionClient, partnerId: string, topUps: readonly PlannedTopUp[]): Promise<void> {
  for (const [place, { at, amountMinor }] of topUps.entries()) {
    const id = uuid({ msecs: at.getTime() });
    const memo = `Payment order ${FIRST_ORDER + place} of the demonstration`;
    await tx.$executeRaw`
      with given as (
        insert into ledger_transaction (id, kind, memo, created_at) values (${id}::uuid, 'deposit', ${memo}, ${at}))
      insert into ledger_entry (transaction_id, account_id, amount_minor, kind, created_at)
      select ${id}::uuid, a.id, case a.kind when 'deposit' then ${amountMinor}::bigint else -${amountMinor}::bigint end,
             case a.kind when 'deposit' then 'deposit'::transaction_kind end, ${at}
        from ledger_account a
       where a.currency = 'UZS' and ((a.kind = 'deposit' and a.partner_id = ${partnerId}::uuid) or (a.kind = 'cash' and a.partner_id is null))`;
    const detail = { transaction: id, amount_minor: amountMinor, currency: "UZS" };
    await recordAudit(tx, { action: "deposit_paid_in", by: COMMAND, partnerId, detail, now: at });
  }
}
