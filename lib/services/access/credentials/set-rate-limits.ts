import { z } from "zod";
import { RATE_CLASSES } from "@/lib/contracts/interface/rate-classes";
import { db } from "@/lib/db";
import { lockPartner } from "@/lib/services/access/partners/lock-partner";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { findLivePartner } from "../partners/find-live-partner";
import { expireAccess } from "./resolve-credential";

/** Null is the default of the class. */
const limits = z.partialRecord(z.enum(RATE_CLASSES), z.int().min(1).max(100_000).nullable());
const kept = z.partialRecord(z.enum(RATE_CLASSES), z.number());
type RateLimits = z.infer<typeof kept>;

/**
 * Sets how many requests per second each credential of a partner and of its test mode may send. Classes that are not named stay as they are.
 * @param options.rates null gives a class its default again
 * @returns what the partner's row has, before and after: a class that it has not has its default
 * @throws ZodError for an unknown class or a wrong number; AppError validation for an unknown partner or a test mode
 */
export async function setRateLimits(options: {
  partnerCode: string;
  rates: Record<string, number | null>;
}): Promise<{ before: RateLimits; after: RateLimits }> {
  const rates = limits.parse(options.rates);
  const { id } = await findLivePartner(options.partnerCode);
  // A trigger of the table hands all terms on to the test mode.
  const changed = await db().$transaction(async (tx) => {
    await lockPartner(tx, id);
    const row = await tx.partner.findUniqueOrThrow({ where: { id }, select: { rateLimits: true } });
    const before = kept.parse(row.rateLimits);
    const after = kept.parse(Object.fromEntries(Object.entries({ ...before, ...rates }).filter(([, rate]) => rate !== null)));
    await tx.partner.updateMany({ where: { id }, data: { rateLimits: after } });
    const earlier = Object.fromEntries(Object.entries(before).map(([name, rate]) => [`before_${name}`, rate]));
    await recordAudit(tx, { action: "rate_limits_set", by: COMMAND, partnerId: id, detail: { ...after, ...earlier } });
    return { before, after };
  });
  expireAccess();
  return changed;
}
