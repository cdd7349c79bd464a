import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { expireSessions } from "./resolve-session";

/**
 * Ends one session, and the screen that a customer may follow from it: its next request is refused, within a second in every process. Ending it again changes nothing.
 * @throws AppError session_not_found, for somebody else's too
 */
export async function endSession({
  userId,
  sessionId,
  by,
  now,
}: {
  userId: string;
  sessionId: string;
  by: Doer;
  now: Date;
}): Promise<void> {
  if (!validate(sessionId)) throw new AppError("session_not_found");
  const where = { id: sessionId, userId };
  const count = await db().$transaction(async (tx) => {
    const ended = await tx.userSession.updateMany({ where: { ...where, endedAt: null }, data: { endedAt: now } });
    if (ended.count > 0) {
      await tx.secondScreen.deleteMany({ where: { userId } });
      await recordAccount(tx, { action: "session_ended", by, userId, now });
    }
    return ended.count;
  });
  expireSessions();
  if (count === 0 && (await db().userSession.count({ where })) === 0) throw new AppError("session_not_found");
}
