import type { FoundPerson } from "@/lib/contracts/operator/operator-people";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { hasAddress, openStaff, STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";
import { refuseShut } from "../partners/open-partners";

const UNKNOWN: LocalizedText = t(
  "No agent or administrator of a partner has this address. Check the spelling; the back office's own people are helped on the server.",
  "Такого адреса нет ни у одного агента или администратора партнёра. Проверьте написание; сотрудникам бэк-офиса помогают на сервере.",
  "Hech bir hamkorning agenti yoki administratorida bunday manzil yoʻq. Yozilishini tekshiring; bek-ofis xodimlariga serverning oʻzida yordam beriladi.",
);

/**
 * Somebody of a partner, whom the back office helps to sign in again. Its own people are left to the command (npx parvoz partner): otherwise one of
 * them could become another.
 * @throws AppError validation (`email`)
 */
export async function findPartnerPerson({ email }: { email: string }): Promise<FoundPerson> {
  const user = await db().user.findFirst({
    where: await hasAddress(email),
    select: {
      ...STAFF_COLUMNS,
      role: true,
      partner: { select: { code: true, name: true, isDemo: true } },
      secondFactor: { select: { confirmedAt: true } },
    },
  });
  if (!user || user.role === "operator") throw new AppError("validation", { fields: { email: [UNKNOWN] } });
  refuseShut(user.partner, "email");
  const {
    secondFactor,
    role,
    partner: { code, name },
  } = user;
  return { ...(await openStaff(user)), role, partner: { code, name }, has_second_factor: Boolean(secondFactor?.confirmedAt) };
}
