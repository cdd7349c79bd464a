import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import { refuseShut } from "./open-partners";

const NO_PARTNER = t("There is no partner with this code.", "Партнёра с таким кодом нет.", "Bunday kodli hamkor yoʻq.");

/** @throws AppError validation (`partner`) where there is none, or it is of a demonstration that is off */
export async function findPartnerByCode(code: string): Promise<{ id: string; currency: Currency }> {
  const partner = await db().partner.findUnique({ where: { code }, select: { id: true, currency: true, isDemo: true } });
  if (!partner) throw new AppError("validation", { fields: { partner: [NO_PARTNER] } });
  refuseShut(partner, "partner");
  return { id: partner.id, currency: partner.currency };
}
