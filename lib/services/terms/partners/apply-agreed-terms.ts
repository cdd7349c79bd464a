import { db } from "@/lib/db";
import { expireAccess } from "@/lib/services/access/credentials/resolve-credential";
import { changeTermsIn, namedTerms } from "./change-terms";

/** Neither applied nor withdrawn. */
const WAITING = { appliedAt: null, withdrawnAt: null } as const;

/**
 * Applies terms that were agreed for a day that has begun, in the order of their days and then in which they were agreed, each once and in a transaction
 * of its own. The audit log names who agreed to them.
 */
export async function applyAgreedTerms({ now }: { now: Date }): Promise<void> {
  const due = await db().agreedTerms.findMany({
    where: { validFrom: { lte: now }, ...WAITING },
    orderBy: [{ validFrom: "asc" }, { agreedAt: "asc" }],
  });
  for (const { proposalId, partnerId, terms, agreedBy } of due)
    await db().$transaction(async (tx) => {
      // One of two workers, or of a worker and whoever withdraws them, finds them waiting.
      const { count } = await tx.agreedTerms.updateMany({ where: { proposalId, ...WAITING }, data: { appliedAt: now } });
      if (count > 0) await changeTermsIn(tx, { partnerId, wanted: namedTerms.parse(terms), by: { actor: agreedBy } });
    });
  if (due.length > 0) expireAccess();
}
