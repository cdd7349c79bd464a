import type { SessionList } from "@/lib/contracts/account/account-security";
import { db } from "@/lib/db";

interface ListSessions {
  userId: string;
  /** The session that asks. */
  sessionId: string;
  now: Date;
}

/** Lists where somebody is signed in: the session that asks first, then the others by their last use, latest first. */
export async function listSessions({ userId, sessionId, now }: ListSessions): Promise<SessionList> {
  const rows = await db().userSession.findMany({
    where: { userId, endedAt: null, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
  });
  const items = rows.map(({ id, createdAt, lastSeenAt, address, agent }) => ({
    ...{ id, address, agent },
    created: createdAt.toISOString(),
    last_seen: lastSeenAt.toISOString(),
    is_current: id === sessionId,
  }));
  return { items: [...items.filter((item) => item.is_current), ...items.filter((item) => !item.is_current)] };
}
