import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { hasAddress } from "@/lib/services/ground/personal-data/staff";
import { refuseShut } from "../partners/open-partners";

const UNKNOWN = t(
  "Nobody has this e-mail address.",
  "Ни у кого нет такого адреса почты.",
  "Hech kimda bunday elektron pochta manzili yoʻq.",
);

/** @throws AppError validation (`email`) where nobody has the address, or somebody of a demonstration that is off */
export async function findUserByEmail(email: string): Promise<{ id: string }> {
  const user = await db().user.findFirst({ where: await hasAddress(email), select: { id: true, partner: { select: { isDemo: true } } } });
  if (!user) throw new AppError("validation", { fields: { email: [UNKNOWN] } });
  refuseShut(user.partner, "email");
  return { id: user.id };
}
