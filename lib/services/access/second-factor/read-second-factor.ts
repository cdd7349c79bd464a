import type { SecondFactor } from "@/lib/contracts/account/account-security";
import { db } from "@/lib/db";
import { isObligatory } from "./second-factor-state";

/** Whether somebody signs in with a second factor, since when, and what is left of their recovery codes. */
export async function readSecondFactor({ userId }: { userId: string }): Promise<SecondFactor> {
  const user = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      role: true,
      partner: { select: { isDemo: true } },
      secondFactor: { select: { confirmedAt: true } },
      _count: { select: { recoveryCodes: true } },
    },
  });
  return {
    since: user.secondFactor?.confirmedAt?.toISOString() ?? null,
    recovery_codes_left: user._count.recoveryCodes,
    is_obligatory: isObligatory({ role: user.role, isDemo: user.partner.isDemo }),
    is_let_off: user.role === "operator" && !isObligatory({ role: user.role, isDemo: user.partner.isDemo }),
  };
}
