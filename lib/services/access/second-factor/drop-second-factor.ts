import type { Prisma } from "@/lib/generated/prisma/client";

/** Deletes somebody's second factor with its recovery codes. @returns whether there was one */
export async function dropSecondFactor(tx: Prisma.TransactionClient, userId: string): Promise<boolean> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  const { count } = await tx.secondFactor.deleteMany({ where: { userId } });
  return count === 1;
}
