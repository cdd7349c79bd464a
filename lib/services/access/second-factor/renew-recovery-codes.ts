import type { RecoveryCodes } from "@/lib/contracts/account/account-security";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { lockAccount } from "../sign-in/account-lock";
import { type BothFactors, proveSecondFactor } from "./prove-second-factor";
import { replaceRecoveryCodes } from "./recovery-codes";

/**
 * Ten new recovery codes; the old ones are worth nothing.
 * @throws AppError validation (`password`, `code`); second_factor_missing; too_many_requests
 */
export async function renewRecoveryCodes({ by, ...proof }: BothFactors & { by: Doer }): Promise<RecoveryCodes> {
  await proveSecondFactor(proof);
  const { userId } = proof.principal;
  const codes = await db().$transaction(async (tx) => {
    if (!(await lockAccount(tx, userId)).factorSince) throw new AppError("second_factor_missing");
    await recordAccount(tx, { action: "recovery_codes_made", by, userId, now: proof.now });
    return replaceRecoveryCodes(tx, userId);
  });
  return { codes };
}
