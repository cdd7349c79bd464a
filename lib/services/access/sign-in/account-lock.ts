import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";

/** What a person signs in with, as it is now. */
export interface SignInState {
  passwordHash: string;
  /** When the second factor was confirmed; null where there is none. */
  factorSince: Date | null;
}

/**
 * Locks a person's account until the transaction ends. What a password opens (sessions, tokens) and what ends all that it has opened both begin
 * with it: checking a password takes long, and it may have been changed meanwhile.
 * @throws AppError wrong_credentials where the account is gone
 */
export async function lockAccount(tx: Prisma.TransactionClient, userId: string): Promise<SignInState> {
  // A statement of its own: under READ COMMITTED the next read then sees what the previous holder committed.
  await tx.$queryRaw`select 1 from app_user where id = ${userId}::uuid for no key update`;
  const select = { passwordHash: true, secondFactor: { select: { confirmedAt: true } } };
  const user = await tx.user.findUnique({ where: { id: userId }, select });
  if (!user) throw new AppError("wrong_credentials");
  return { passwordHash: user.passwordHash, factorSince: user.secondFactor?.confirmedAt ?? null };
}

/**
 * The same for somebody who changes how they sign in, from a session that must not have ended meanwhile.
 * @throws AppError unauthorized
 */
export async function lockOwnAccount(
  tx: Prisma.TransactionClient,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await lockAccount(tx, userId);
  if ((await tx.userSession.count({ where: { id: sessionId, userId, endedAt: null } })) === 0) throw new AppError("unauthorized");
}
