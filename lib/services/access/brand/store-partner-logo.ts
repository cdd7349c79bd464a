import { db } from "@/lib/db";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { databaseTime } from "@/lib/services/ground/clock/database-time";
import { findLivePartner } from "../partners/find-live-partner";
import { cleanLogo, LOGO_SIZE } from "./clean-logo";
import { keepLogo } from "./keep-logo";

/** Three times what 500 × 160 pixels take unpacked: more is no picture. */
const MAX_BYTES = 1024 * 1024;

const NOT_PNG: LocalizedText = t(
  "The logo must be a PNG image.",
  "Логотип должен быть изображением PNG.",
  "Logotip PNG rasm boʻlishi kerak.",
);

const TOO_HEAVY: LocalizedText = t(
  "The logo's file is larger than 1 MB. Save it again without metadata.",
  "Файл логотипа больше 1 МБ. Сохраните его заново без метаданных.",
  "Logotip fayli 1 MBdan katta. Uni metamaʼlumotlarsiz qayta saqlang.",
);

const LIMITS = { types: ["png"], maxBytes: MAX_BYTES, ...LOGO_SIZE, texts: { type: NOT_PNG, heavy: TOO_HEAVY } };

/**
 * Keeps a partner's logo, which is printed on itinerary receipts, those of earlier bookings too.
 * @param image bytes of a PNG of at most 500 × 160 pixels and 1 MB
 * @throws AppError validation, with field `logo` or `partner`
 */
export async function storePartnerLogo({ partnerCode, image }: { partnerCode: string; image: Uint8Array }): Promise<void> {
  const now = await databaseTime();
  const logo = await cleanLogo({ image, limits: LIMITS, partnerId: null, now });
  const { id } = await findLivePartner(partnerCode);
  await db().$transaction(async (tx) => {
    await keepLogo(tx, { partnerId: id, logo, now });
    await recordAudit(tx, { action: "logo_stored", by: COMMAND, partnerId: id });
  });
}

/**
 * Takes a partner's logo away again: receipts have none from then on.
 * @returns whether there was one
 * @throws AppError validation (`partner`)
 */
export async function removePartnerLogo({ partnerCode }: { partnerCode: string }): Promise<boolean> {
  const now = await databaseTime();
  const { id } = await findLivePartner(partnerCode);
  return db().$transaction(async (tx) => {
    const { count } = await tx.partner.updateMany({ where: { id, logo: { not: null } }, data: { logo: null } });
    if (count === 0) return false;
    await keepLogo(tx, { partnerId: id, logo: null, now });
    await recordAudit(tx, { action: "logo_removed", by: COMMAND, partnerId: id });
    return true;
  });
}
