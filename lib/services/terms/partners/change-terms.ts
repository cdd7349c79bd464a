import { z } from "zod";
import { db } from "@/lib/db";
import type { Currency } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import { expireAccess } from "@/lib/services/access/credentials/resolve-credential";
import { findLivePartner } from "@/lib/services/access/partners/find-live-partner";
import { lockPartner } from "@/lib/services/access/partners/lock-partner";
import { COMMAND, type Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { lockOpen } from "./closing/refuse-closed";

/** What is not named stays as it is. */
export const namedTerms = z.object({
  /** Fee of the service per passenger, minor units of the partner's first currency. */
  serviceFeeMinor: z.int().min(0).optional(),
  recommendedMarkupBp: z.int().min(0).max(10_000).optional(),
  /** How far the deposit in it may go below zero, minor units. */
  creditLimitMinor: z.int().min(0).optional(),
});
export type Terms = z.infer<typeof namedTerms>;

/** A partner's terms before and after a change. */
export interface ChangedTerms {
  currency: Currency;
  before: Required<Terms>;
  after: Required<Terms>;
}

const SELECT = { currency: true, serviceFeeMinor: true, recommendedMarkupBp: true, creditLimitMinor: true } as const;

/** Fee, markup and credit as they are, minor units and basis points. */
export async function readTerms(partnerId: string): Promise<{ currency: Currency } & Required<Terms>> {
  const row = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: SELECT });
  return { currency: row.currency, ...numbersOf(row) };
}

/** Changes terms in a transaction of the caller's, who calls `expireAccess` after it: of what is named alone. */
export async function changeTermsIn(
  tx: Prisma.TransactionClient,
  { partnerId, wanted, by }: { partnerId: string; wanted: Terms; by: Doer },
): Promise<ChangedTerms> {
  const { recommendedMarkupBp, ...named } = wanted;
  await lockPartner(tx, partnerId);
  const before = await tx.partner.findUniqueOrThrow({ where: { id: partnerId }, select: SELECT });
  const data = {
    ...(named.serviceFeeMinor !== undefined && { serviceFeeMinor: BigInt(named.serviceFeeMinor) }),
    ...(recommendedMarkupBp !== undefined && { recommendedMarkupBp }),
    ...(named.creditLimitMinor !== undefined && { creditLimitMinor: BigInt(named.creditLimitMinor) }),
  };
  const after = await tx.partner.update({ where: { id: partnerId }, data, select: SELECT });
  const both = { currency: after.currency, before: numbersOf(before), after: numbersOf(after) };
  const earlier = Object.fromEntries(Object.entries(detailOf(both.before)).map(([name, value]) => [`before_${name}`, value]));
  await recordAudit(tx, { action: "terms_changed", by, partnerId, detail: { ...detailOf(both.after), ...earlier } });
  return both;
}

/**
 * Changes a partner's terms in its first currency, of what is named alone. They count from the next search and the next check:
 * an offer of before is priced anew. Bookings keep their price, and a smaller credit takes nothing back.
 * @throws ZodError for a wrong field; AppError validation for an unknown partner or a test mode, agency_closed
 */
export async function changeTerms({ partnerCode, ...asked }: { partnerCode: string } & Terms): Promise<ChangedTerms> {
  const { id: partnerId } = await findLivePartner(partnerCode);
  const wanted = namedTerms.parse(asked);
  const changed = await db().$transaction(async (tx) => {
    await lockOpen(tx, partnerId);
    return changeTermsIn(tx, { partnerId, wanted, by: COMMAND });
  });
  expireAccess();
  return changed;
}

function numbersOf(row: { serviceFeeMinor: bigint; recommendedMarkupBp: number; creditLimitMinor: bigint }): Required<Terms> {
  const { serviceFeeMinor, recommendedMarkupBp, creditLimitMinor } = row;
  return { serviceFeeMinor: Number(serviceFeeMinor), recommendedMarkupBp, creditLimitMinor: Number(creditLimitMinor) };
}

function detailOf({ serviceFeeMinor, recommendedMarkupBp, creditLimitMinor }: Required<Terms>) {
  return { service_fee_minor: serviceFeeMinor, recommended_markup_bp: recommendedMarkupBp, credit_limit_minor: creditLimitMinor };
}
