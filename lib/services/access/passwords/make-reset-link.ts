import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { findUserByEmail } from "../people/find-user-by-email";
import { drawLinkSecret } from "../people/link-secret";

const LIFETIME_MINUTES = 30;

/**
 * Lets somebody set a new password once, within half an hour, by a link that an operator hands to them. A link made before is worth nothing.
 * @returns what stands in the link
 * @throws AppError validation (`email`) for an unknown address
 */
export async function makeResetLink({
  email,
  by,
  now,
}: {
  email: string;
  by: Doer;
  now: Date;
}): Promise<{ token: string; expiresAt: Date }> {
  const { id: userId } = await findUserByEmail(email);
  const { token, tokenHash } = drawLinkSecret();
  const expiresAt = new Date(now.getTime() + LIFETIME_MINUTES * 60_000);
  await db().$transaction(async (tx) => {
    await tx.passwordReset.deleteMany({ where: { userId } });
    await tx.passwordReset.create({ data: { tokenHash, userId, createdAt: now, expiresAt } });
    await recordAccount(tx, { action: "password_reset_offered", by, userId, now });
  });
  return { token, expiresAt };
}
