import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { expireEnded } from "../sessions/end-access";
import { lockOwnAccount } from "../sign-in/account-lock";
import { confirmPassword, type PasswordProof } from "../sign-in/confirm-password";
import { newPasswordHash } from "./new-password-hash";
import { setPassword } from "./set-password";

interface ChangePassword extends PasswordProof {
  newPassword: string;
  /** The session that asks: it alone goes on. */
  sessionId: string;
  by: Doer;
}

/**
 * A person's new password, for the old one. All other sessions and all tokens end.
 * @throws AppError validation (`password`, `new_password`); too_many_requests; unauthorized where the session has ended meanwhile
 */
export async function changePassword({ newPassword, sessionId, by, now, ...proof }: ChangePassword): Promise<void> {
  await confirmPassword({ ...proof, now });
  const { userId, email } = proof.principal;
  const passwordHash = await newPasswordHash(newPassword, email);
  await db().$transaction(async (tx) => {
    await lockOwnAccount(tx, { userId, sessionId });
    await setPassword(tx, { userId, passwordHash, keep: sessionId, now });
    await recordAccount(tx, { action: "password_changed", by, userId, now });
  });
  expireEnded();
}
