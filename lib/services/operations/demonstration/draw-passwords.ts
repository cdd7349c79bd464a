import { randomBytes } from "node:crypto";
import { hashPassword, verifyPassword } from "@/lib/crypto/password";
import { db } from "@/lib/db";
import { setPassword } from "@/lib/services/access/passwords/set-password";
import { drawEnrolmentCode } from "@/lib/services/access/second-factor/enrolment-code";
import { expireEnded } from "@/lib/services/access/sessions/end-access";
import { lockAccount } from "@/lib/services/access/sign-in/account-lock";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { openStaff, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";

/** What the demonstration's people sign in with where nobody but its own machine reaches it: printed in the sources. */
export const PUBLISHED_PASSWORD = "parvoz-demo-2026";

/** Somebody whose password was drawn. */
export interface Drawn {
  email: string;
  password: string;
  /** Code with which an operator sets up the second factor; null for others. */
  enrolmentCode: string | null;
}

/**
 * Draws a password for everybody of the demonstration who has the published one, and ends what that has opened: for a demonstration that others reach.
 * @returns what they sign in with now, kept nowhere in clear
 */
export async function drawPasswords({ now }: { now: Date }): Promise<Drawn[]> {
  const where = { partner: { isDemo: true } };
  const people = await db().user.findMany({
    where,
    orderBy: { createdAt: "asc" },
    select: { ...STAFF_COLUMNS, role: true, passwordHash: true },
  });
  const drawn: Drawn[] = [];
  for (const person of people) {
    if (!(await verifyPassword(PUBLISHED_PASSWORD, person.passwordHash))) continue;
    const userId = person.id;
    const password = randomBytes(12).toString("base64url");
    const passwordHash = await hashPassword(password);
    const enrolmentCode = await db().$transaction(async (tx) => {
      await lockAccount(tx, userId);
      await setPassword(tx, { userId, passwordHash, keep: null, now });
      await recordAccount(tx, { action: "password_changed", by: COMMAND, userId, now });
      return person.role === "operator" ? drawEnrolmentCode(tx, { userId, now }) : null;
    });
    drawn.push({ email: (await openStaff(person)).email, password, enrolmentCode });
  }
  expireEnded();
  return drawn;
}
