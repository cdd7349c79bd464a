import type { Prisma } from "@/lib/generated/prisma/client";
import { endAccess } from "../sessions/end-access";

interface SetPassword {
  userId: string;
  /** See lib/crypto/password.ts. */
  passwordHash: string;
  /** Session that goes on; null where none does. */
  keep: string | null;
  now: Date;
}

/** A new password, which ends what the old one has opened, and the links that would set another one. The account is locked by it. */
export async function setPassword(tx: Prisma.TransactionClient, { userId, passwordHash, keep, now }: SetPassword): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash } });
  await tx.passwordReset.deleteMany({ where: { userId } });
  await endAccess(tx, { userId, keep, now });
}
