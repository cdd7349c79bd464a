import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { findUserByEmail } from "../people/find-user-by-email";
import { endAccess, expireEnded } from "../sessions/end-access";
import { lockAccount } from "../sign-in/account-lock";
import { dropSecondFactor } from "./drop-second-factor";

/**
 * For somebody who has lost their app and their recovery codes: they sign in with the password alone, and whoever must have a second factor sets
 * up another one then. All their sessions and tokens end.
 * @throws AppError validation (`email`) for an unknown address
 */
export async function resetSecondFactor({ email, by, now }: { email: string; by: Doer; now: Date }): Promise<void> {
  const { id: userId } = await findUserByEmail(email);
  await db().$transaction(async (tx) => {
    await lockAccount(tx, userId);
    await dropSecondFactor(tx, userId);
    await endAccess(tx, { userId, keep: null, now });
    await recordAccount(tx, { action: "second_factor_removed", by, userId, now });
  });
  expireEnded();
}
