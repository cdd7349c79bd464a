import type { BrandShown } from "@/lib/contracts/portal/brand";
import { db } from "@/lib/db";
import { type LocalizedText, t } from "@/lib/domain/localized";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { cleanLogo } from "./clean-logo";
import { keepLogo } from "./keep-logo";
import { readBrand } from "./read-brand";

const NOT_A_PICTURE: LocalizedText = t(
  "The logo must be a PNG or JPEG image.",
  "Логотип должен быть изображением PNG или JPEG.",
  "Logotip PNG yoki JPEG rasm boʻlishi kerak.",
);
const TOO_HEAVY: LocalizedText = t(
  "The logo's file is larger than 180 KB. Save it smaller, or without metadata.",
  "Файл логотипа больше 180 КБ. Сохраните его в меньшем размере или без метаданных.",
  "Logotip fayli 180 KBdan katta. Uni kichikroq qilib yoki metamaʼlumotlarsiz saqlang.",
);
const LIMITS = { types: ["png", "jpg"], maxBytes: 180 * 1024, width: 3000, height: 3000, texts: { type: NOT_A_PICTURE, heavy: TOO_HEAVY } };

interface ChangeLogo {
  partnerId: string;
  /** Bytes of a PNG or JPEG; null takes the logo away. */
  image: Uint8Array | null;
  by: Doer;
  now: Date;
}

/** Sets the logo of a partner's receipts and customers' pages, those of earlier bookings too. @throws AppError those of cleanLogo */
export async function changeLogo({ partnerId, image, by, now }: ChangeLogo): Promise<BrandShown> {
  const logo = image && (await cleanLogo({ image, limits: LIMITS, partnerId, now }));
  await db().$transaction(async (tx) => {
    await keepLogo(tx, { partnerId, logo, now });
    await recordAudit(tx, { action: "logo_stored", by, partnerId, now });
  });
  return readBrand({ partnerId });
}
