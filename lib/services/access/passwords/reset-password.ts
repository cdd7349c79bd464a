import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { openStaff, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";
import { credentialHash } from "../credentials/credential-hash";
import { openPartners } from "../partners/open-partners";
import { expireEnded } from "../sessions/end-access";
import { lockAccount } from "../sign-in/account-lock";
import { newPasswordHash } from "./new-password-hash";
import { setPassword } from "./set-password";

interface ResetPassword {
  /** Token of the link. */
  token: string;
  newPassword: string;
  /** Where the request comes from; the holder of the link acts as its person. */
  from: Omit<Doer, "actor">;
  now: Date;
}

/**
 * A new password by a link, which is worth nothing afterwards. All sessions and tokens end; a second factor stays, and is asked for at the next
 * sign-in.
 * @returns whose password it is, to sign in with
 * @throws AppError reset_link_invalid where it is unknown, used or too old; validation (`new_password`), after which the link still works
 */
export async function resetPassword({ token, newPassword, from, now }: ResetPassword): Promise<{ email: string }> {
  const where = { tokenHash: credentialHash(token), expiresAt: { gt: now }, user: { partner: openPartners() } };
  const link = await db().passwordReset.findFirst({ where, select: { user: { select: STAFF_COLUMNS } } });
  if (!link) throw new AppError("reset_link_invalid");
  const { id: userId } = link.user;
  const { email } = await openStaff(link.user);
  const passwordHash = await newPasswordHash(newPassword, email);
  await db().$transaction(async (tx) => {
    await lockAccount(tx, userId);
    // When two requests use one link at once, the second finds it gone.
    const { count } = await tx.passwordReset.deleteMany({ where });
    if (count === 0) throw new AppError("reset_link_invalid");
    await setPassword(tx, { userId, passwordHash, keep: null, now });
    await recordAccount(tx, { action: "password_reset", by: { ...from, actor: `partner:${userId}` }, userId, now });
  });
  expireEnded();
  return { email };
}
