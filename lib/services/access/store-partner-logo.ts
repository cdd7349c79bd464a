import sizeOf from "image-size";
import sharp from "sharp";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { LocalizedText } from "@/lib/domain/localized";
import { COMMAND } from "../audit/doer";
import { recordAudit } from "../audit/record-audit";
import { findPartnerByCode } from "./find-partner-by-code";

/** interface.md, Limits 1. Pixels. */
const MAX_WIDTH = 500;
const MAX_HEIGHT = 160;
/** Three times what 500 × 160 pixels take unpacked: more is no picture. */
const MAX_BYTES = 1024 * 1024;

const NOT_PNG: LocalizedText = {
  en: "The logo must be a PNG image.",
  ru: "Логотип должен быть изображением PNG.",
  uz: "Logotip PNG rasm boʻlishi kerak.",
};

const TOO_HEAVY: LocalizedText = {
  en: "The logo's file is larger than 1 MB. Save it again without metadata.",
  ru: "Файл логотипа больше 1 МБ. Сохраните его заново без метаданных.",
  uz: "Logotip fayli 1 MB dan katta. Uni metamaʼlumotlarsiz qayta saqlang.",
};

/**
 * Keeps a partner's logo, which is printed on itinerary receipts made from now on.
 * @param image bytes of a PNG of at most 500 × 160 pixels and 1 MB
 * @throws AppError validation, with field `logo` or `partner`
 */
export async function storePartnerLogo({ partnerCode, image }: { partnerCode: string; image: Uint8Array }): Promise<void> {
  if (image.length > MAX_BYTES) throw refused(TOO_HEAVY);
  checkHeader(image);
  const logo = await reencode(image);
  const { id } = await findPartnerByCode(partnerCode);
  await db().$transaction(async (tx) => {
    await tx.partner.update({ where: { id }, data: { logo } });
    await recordAudit(tx, { action: "logo_stored", by: COMMAND, partnerId: id });
  });
}

/** Reads the header only: a forged size of billions of pixels must be refused before anything is decoded. */
function checkHeader(image: Uint8Array): void {
  const { type, width, height } = headerOf(image);
  if (type !== "png") throw refused(NOT_PNG);
  if (width > MAX_WIDTH || height > MAX_HEIGHT) throw refused(tooLarge(width, height));
}

function headerOf(image: Uint8Array): { type?: string | undefined; width: number; height: number } {
  try {
    return sizeOf(image);
  } catch {
    throw refused(NOT_PNG);
  }
}

/** A picture that we have written ourselves: nothing hidden in the file survives, and the PDF can read it. */
async function reencode(image: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(
      await sharp(image, { limitInputPixels: MAX_WIDTH * MAX_HEIGHT })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    );
  } catch {
    throw refused(NOT_PNG);
  }
}

function tooLarge(width: number, height: number): LocalizedText {
  const size = `${width} × ${height}`;
  const limit = `${MAX_WIDTH} × ${MAX_HEIGHT}`;
  return {
    en: `The logo is ${size} pixels; make it at most ${limit}.`,
    ru: `Размер логотипа ${size} пикселей; уменьшите его до ${limit}.`,
    uz: `Logotip oʻlchami ${size} piksel; uni ${limit} gacha kichraytiring.`,
  };
}

function refused(text: LocalizedText): AppError {
  return new AppError("validation", { fields: { logo: [text] } });
}
