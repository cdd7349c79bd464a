import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { PictureRefused, rewritePicture } from "@/lib/services/ground/pictures/rewrite-picture";

/** interface.md, Limits 1. Pixels. */
export const LOGO_SIZE = { width: 500, height: 160 } as const;

/** What a file may be: a command takes what the interface says, the portal what people have. */
interface LogoLimits {
  types: readonly string[];
  maxBytes: number;
  /** Pixels, before it is made smaller. */
  width: number;
  height: number;
  texts: { type: LocalizedText; heavy: LocalizedText };
}

interface CleanLogo {
  image: Uint8Array;
  limits: LogoLimits;
  /** Whose limit of pictures it counts against; null of commands. */
  partnerId: string | null;
  now: Date;
}

/**
 * A logo that the PDF can read, without anything that was hidden in the file.
 * @returns a PNG of at most 500 × 160 pixels
 * @throws AppError validation, with field `logo`; too_many_pictures
 */
export async function cleanLogo({ image, limits, partnerId, now }: CleanLogo): Promise<Uint8Array<ArrayBuffer>> {
  const { types, maxBytes, width, height, texts } = limits;
  if (image.length > maxBytes) throw refused(texts.heavy);
  try {
    return await rewritePicture(image, { types, most: { width, height }, kept: LOGO_SIZE, as: "png", partnerId, now });
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw refused(error.size ? tooLarge(error.size.width, error.size.height, limits) : texts.type);
  }
}

function tooLarge(width: number, height: number, limits: LogoLimits): LocalizedText {
  const size = `${width} × ${height}`;
  const limit = `${limits.width} × ${limits.height}`;
  return t(
    `The logo is ${size} pixels; make it at most ${limit}.`,
    `Размер логотипа ${size} пикселей; уменьшите его до ${limit}.`,
    `Logotip oʻlchami ${size} piksel; uni ${limit}gacha kichraytiring.`,
  );
}

function refused(text: LocalizedText): AppError {
  return new AppError("validation", { fields: { logo: [text] } });
}
