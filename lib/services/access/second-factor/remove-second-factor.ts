import type { SecondFactor } from "@/lib/contracts/account/account-security";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { endAccess, expireEnded } from "../sessions/end-access";
import { lockOwnAccount } from "../sign-in/account-lock";
import { dropSecondFactor } from "./drop-second-factor";
import { type BothFactors, proveSecondFactor } from "./prove-second-factor";
import { readSecondFactor } from "./read-second-factor";

/**
 * Switches somebody's second factor off, by themselves. All their other sessions end.
 * @throws AppError validation (`password`, `code`); second_factor_obligatory for whoever must have one; second_factor_missing; too_many_requests
 */
export async function removeSecondFactor({
  sessionId,
  by,
  ...proof
}: BothFactors & { sessionId: string; by: Doer }): Promise<SecondFactor> {
  const { userId } = proof.principal;
  if ((await readSecondFactor({ userId })).is_obligatory) throw new AppError("second_factor_obligatory");
  await proveSecondFactor(proof);
  await db().$transaction(async (tx) => {
    await lockOwnAccount(tx, { userId, sessionId });
    if (!(await dropSecondFactor(tx, userId))) throw new AppError("second_factor_missing");
    await endAccess(tx, { userId, keep: sessionId, now: proof.now });
    await recordAccount(tx, { action: "second_factor_removed", by, userId, now: proof.now });
  });
  expireEnded();
  return readSecondFactor({ userId });
}
