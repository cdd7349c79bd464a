import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import { refuseShut } from "./open-partners";

const NO_PARTNER = t("There is no partner with this code.", "Партнёра с таким кодом нет.", "Bunday kodli hamkor yoʻq.");

/** Letters, digits and the hyphen of test modes: what else stands in an address is nobody's code, and some of it no text for the database. */
const CODE = /^[\w-]{1,40}$/;

/** @throws AppError validation (`partner`) where there is none, or it is of a demonstration that is off */
export async function findPartnerByCode(code: string): Promise<{ id: string; currency: Currency }> {
  const partner = CODE.test(code)
    ? await db().partner.findUnique({ where: { code }, select: { id: true, currency: true, isDemo: true } })
    : null;
  if (!partner) throw new AppError("validation", { fields: { partner: [NO_PARTNER] } });
  refuseShut(partner, "partner");
  return { id: partner.id, currency: partner.currency };
}
