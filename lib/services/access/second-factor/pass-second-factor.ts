import { matchingTotpStep } from "@/lib/crypto/totp";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import type { KnownDevice } from "../sign-in/device-mark";
import { codeWasRight, countCode } from "./code-attempts";
import { openFactor } from "./factor-secret";
import { recoveryHash } from "./recovery-codes";

interface Attempt {
  /** Whose password was right. */
  userId: string;
  /** Code of the authenticator app, or a recovery code; empty where none was asked for yet. */
  code: string;
  from: Omit<Doer, "actor">;
  /** The browser, where somebody was right in it before. */
  device?: KnownDevice | null;
  now: Date;
}

/**
 * The second step of signing in, where the person has one. A code is taken once: the app's next one, or another recovery code, is needed then.
 * @returns since when they have one; null where they have none
 * @throws AppError second_factor_needed without a code; wrong_code; too_many_requests after ten wrong codes within an hour from one place, or twenty from new ones
 */
export async function passSecondFactor({ userId, code, from, device = null, now }: Attempt): Promise<Date | null> {
  const factor = await db().secondFactor.findUnique({ where: { userId } });
  if (!factor?.confirmedAt) return null;
  if (code.trim() === "") throw new AppError("second_factor_needed");
  // One that is known from before there was a second factor has shown no code.
  const isKnown = device !== null && device.since >= factor.confirmedAt;
  const counted = await countCode({ userId, address: from.address, device: isKnown ? device.id : null, now });
  const isTaken = (await takeStep(factor, code, now)) || (await takeRecoveryCode({ userId, code, from, now }));
  if (!isTaken) throw new AppError("wrong_code");
  await codeWasRight(counted);
  return factor.confirmedAt;
}

interface Factor {
  userId: string;
  secretSealed: string;
}

/** Moves the last used step of the app. When two requests use one code at once, the second finds the step moved. */
async function takeStep({ userId, secretSealed }: Factor, code: string, now: Date): Promise<boolean> {
  const step = matchingTotpStep(openFactor(secretSealed, userId), code.replace(/\s/g, ""), now);
  if (step === null) return false;
  const { count } = await db().secondFactor.updateMany({ where: { userId, lastStep: { lt: step } }, data: { lastStep: step } });
  return count === 1;
}

async function takeRecoveryCode({ userId, code, from, now }: Attempt): Promise<boolean> {
  const codeHash = recoveryHash(code);
  if (!codeHash) return false;
  return db().$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.deleteMany({ where: { userId, codeHash } });
    if (count === 0) return false;
    await recordAccount(tx, { action: "recovery_code_used", by: { ...from, actor: `partner:${userId}` }, userId, now });
    return true;
  });
}
