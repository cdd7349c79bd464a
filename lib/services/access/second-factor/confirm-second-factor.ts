import type { RecoveryCodes } from "@/lib/contracts/account/account-security";
import { matchingTotpStep } from "@/lib/crypto/totp";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { endAccess, expireEnded } from "../sessions/end-access";
import { lockOwnAccount } from "../sign-in/account-lock";
import { codeWasRight, countCode } from "./code-attempts";
import { spendEnrolmentCode } from "./enrolment-code";
import { openFactor } from "./factor-secret";
import { readSecondFactor } from "./read-second-factor";
import { replaceRecoveryCodes } from "./recovery-codes";
import { WRONG_CODE } from "./texts";

interface Confirm {
  userId: string;
  /** The session in which it is set up; this session goes on. */
  sessionId: string;
  code: string;
  by: Doer;
  now: Date;
}

/**
 * Switches the second factor on, with the first code of the app that holds its secret. What was opened by the password alone ends: all other
 * sessions, and the tokens of programs.
 * @returns the recovery codes, which can be read this once
 * @throws AppError validation (`code`); second_factor_not_begun; too_many_requests; unauthorized where the session has ended meanwhile
 */
export async function confirmSecondFactor({ userId, sessionId, code, by, now }: Confirm): Promise<RecoveryCodes> {
  const factor = await db().secondFactor.findUnique({ where: { userId } });
  if (!factor || factor.confirmedAt) throw new AppError("second_factor_not_begun");
  const counted = await countCode({ userId, address: by.address, now });
  const step = matchingTotpStep(openFactor(factor.secretSealed, userId), code.replace(/\s/g, ""), now);
  if (step === null) throw new AppError("validation", { fields: { code: [WRONG_CODE] } });
  await codeWasRight(counted);
  const { is_obligatory } = await readSecondFactor({ userId });
  const codes = await db().$transaction(async (tx) => {
    await lockOwnAccount(tx, { userId, sessionId });
    // The secret that the code was of, and no other that was begun meanwhile.
    const begun = { userId, confirmedAt: null, secretSealed: factor.secretSealed };
    const { count } = await tx.secondFactor.updateMany({ where: begun, data: { confirmedAt: now, lastStep: step } });
    if (count === 0) throw new AppError("second_factor_not_begun");
    if (is_obligatory) await spendEnrolmentCode(tx, userId);
    await endAccess(tx, { userId, keep: sessionId, now });
    await recordAccount(tx, { action: "second_factor_added", by, userId, now });
    return replaceRecoveryCodes(tx, userId);
  });
  expireEnded();
  return { codes };
}
