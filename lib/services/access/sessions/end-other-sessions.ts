import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { expireSessions } from "./resolve-session";

/** Ends all sessions of a person but the one that asks, and the screen that a customer may follow from one of them. Tokens of their programs go on. */
export async function endOtherSessions({
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
  const others = { userId, endedAt: null, id: { not: sessionId } };
  await db().$transaction(async (tx) => {
    const { count } = await tx.userSession.updateMany({ where: others, data: { endedAt: now } });
    if (count === 0) return;
    await tx.secondScreen.deleteMany({ where: { userId } });
    await recordAccount(tx, { action: "session_ended", by, userId, now });
  });
  expireSessions();
}
