import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAccount } from "@/lib/services/ground/audit/record-account";
import { findUserByEmail } from "../people/find-user-by-email";
import { lockAccount } from "../sign-in/account-lock";
import { drawEnrolmentCode } from "./enrolment-code";
import { readSecondFactor } from "./read-second-factor";

const NOT_NEEDED: LocalizedText = t(
  "Only people of the back office without a second factor need such a code.",
  "Такой код нужен только сотрудникам бэк-офиса без входа в два шага.",
  "Bunday kod faqat ikkinchi bosqichi yoʻq bek-ofis xodimlariga kerak.",
);

/**
 * Makes the one-time code with which somebody of the back office sets up their first second factor.
 * @throws AppError validation (`email`) for an unknown address, and for whoever needs none
 */
export async function offerEnrolmentCode({ email, by, now }: { email: string; by: Doer; now: Date }): Promise<{ code: string }> {
  const { id: userId } = await findUserByEmail(email);
  const { since, is_obligatory } = await readSecondFactor({ userId });
  if (since !== null || !is_obligatory) throw new AppError("validation", { fields: { email: [NOT_NEEDED] } });
  const code = await db().$transaction(async (tx) => {
    await lockAccount(tx, userId);
    await recordAccount(tx, { action: "enrolment_code_made", by, userId, now });
    return drawEnrolmentCode(tx, { userId, now });
  });
  return { code };
}
