import type { Currency } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

interface FurtherCredit {
  partnerId: string;
  currency: Currency;
  /** How far the deposit in it may go below zero, minor units. */
  creditLimitMinor: number;
  by: Doer;
}

/**
 * Sets the credit in a further currency, in a transaction of the caller's in which the agency is locked, and who calls `expireAccess` after it. A smaller one takes
 * nothing back.
 * @returns whether the agency has the currency
 */
export async function setFurtherCredit(
  tx: Prisma.TransactionClient,
  { partnerId, currency, creditLimitMinor, by }: FurtherCredit,
): Promise<boolean> {
  const where = { partnerId_currency: { partnerId, currency } };
  const before = await tx.partnerCurrency.findUnique({ where });
  if (!before) return false;
  await tx.partnerCurrency.update({ where, data: { creditLimitMinor: BigInt(creditLimitMinor) } });
  const fee = Number(before.serviceFeeMinor);
  const detail = {
    ...{ currency, service_fee_minor: fee, before_service_fee_minor: fee },
    ...{ credit_limit_minor: creditLimitMinor, before_credit_limit_minor: Number(before.creditLimitMinor) },
  };
  await recordAudit(tx, { action: "currency_granted", by, partnerId, detail });
  return true;
}
