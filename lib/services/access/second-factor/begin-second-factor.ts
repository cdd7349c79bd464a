import { randomBytes } from "node:crypto";
import type { SecondFactorOffer } from "@/lib/contracts/account/account-security";
import { base32 } from "@/lib/crypto/base32";
import { TOTP_SECRET_BYTES } from "@/lib/crypto/totp";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { qrDrawing } from "@/lib/util/qr-code";
import { confirmPassword, type PasswordProof } from "../sign-in/confirm-password";
import { takeEnrolmentCode } from "./enrolment-code";
import { factorUri, sealFactor } from "./factor-secret";
import { readSecondFactor } from "./read-second-factor";

/**
 * Draws a secret for somebody's authenticator app. Nothing is asked for yet: `confirmSecondFactor` sees the first code. Begun again, the secret is
 * another one.
 * Whoever must have a second factor brings the one-time code of the command line: a password that somebody else knows is not enough to enrol.
 * @throws AppError validation (`password`, `enrolment_code`); second_factor_present; too_many_requests
 */
export async function beginSecondFactor({
  now,
  enrolment_code: code = "",
  ...proof
}: PasswordProof & { enrolment_code?: string | undefined }): Promise<SecondFactorOffer> {
  await confirmPassword({ ...proof, now });
  const { userId, email } = proof.principal;
  const { since, is_obligatory } = await readSecondFactor({ userId });
  if (since !== null) throw new AppError("second_factor_present");
  if (is_obligatory) await takeEnrolmentCode({ userId, code, now });
  const secret = randomBytes(TOTP_SECRET_BYTES);
  // One statement, so that of two at once neither replaces a secret that is in use.
  const written = await db().$executeRaw`
    insert into second_factor (user_id, secret_sealed, created_at) values (${userId}::uuid, ${sealFactor(secret, userId)}, ${now})
    on conflict (user_id) do update set secret_sealed = excluded.secret_sealed, created_at = excluded.created_at, last_step = 0
      where second_factor.confirmed_at is null`;
  if (written === 0) throw new AppError("second_factor_present");
  const uri = factorUri(secret, email);
  return { secret: base32(secret), uri, qr: qrDrawing(uri) };
}
