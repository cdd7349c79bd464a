import { v7 as uuid } from "uuid";
import type { Prisma } from "@/lib/generated/prisma/client";
import { addressBlock, COARSE_WIDTH } from "@/lib/util/address-block";
import { agentFamily } from "@/lib/util/agent-family";

/** A working day. Nothing makes a session longer. */
export const SESSION_SECONDS = 12 * 3600;

interface OpenSession {
  userId: string;
  /** Network address of the caller. */
  address: string;
  /** Header User-Agent; empty where none was sent. */
  userAgent: string;
  now: Date;
}

/**
 * Opens a session for somebody who has just signed in.
 * @param db the transaction that has the account's lock
 * @returns its id, which the session cookie holds
 */
export async function openSession(
  db: Pick<Prisma.TransactionClient, "userSession">,
  { userId, address, userAgent, now }: OpenSession,
): Promise<string> {
  const id = uuid();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000);
  const from = { address: addressBlock(address, COARSE_WIDTH), agent: agentFamily(userAgent) };
  await db.userSession.create({ data: { id, userId, createdAt: now, lastSeenAt: now, expiresAt, ...from } });
  return id;
}
