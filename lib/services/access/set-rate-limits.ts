import { z } from "zod";
import { RATE_CLASSES } from "@/lib/contracts/rate-classes";
import { db } from "@/lib/db";
import { COMMAND } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { findPartnerByCode } from "./find-partner-by-code";
import { expireAccess } from "./resolve-credential";

const limits = z.partialRecord(z.enum(RATE_CLASSES), z.int().min(1).max(100_000));

/**
 * Sets how many requests per second each credential of a partner and of its test mode may send.
 * Classes that are not named get the default.
 * @throws ZodError for an unknown class or a wrong number; AppError validation for an unknown partner
 */
export async function setRateLimits({ partnerCode, rates }: { partnerCode: string; rates: Record<string, number> }): Promise<void> {
  const rateLimits = limits.parse(rates);
  const { id } = await findPartnerByCode(partnerCode);
  // A trigger of the table hands all terms on to the test mode.
  await db().$transaction(async (tx) => {
    await tx.partner.updateMany({ where: { id }, data: { rateLimits } });
    await recordAudit(tx, { action: "rate_limits_set", by: COMMAND, partnerId: id, detail: rateLimits });
  });
  expireAccess();
}
