import sizeOf from "image-size";
import sharp from "sharp";
import { AppError } from "@/lib/domain/errors";
import type { LocalizedText } from "@/lib/domain/localized";

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

/**
 * A picture that we have written ourselves: nothing hidden in the file survives, and the PDF can read it.
 * @returns a PNG of at most 500 × 160 pixels
 * @throws AppError validation, with field `logo`
 */
export async function cleanLogo(image: Uint8Array, limits: LogoLimits): Promise<Uint8Array<ArrayBuffer>> {
  if (image.length > limits.maxBytes) throw refused(limits.texts.heavy);
  checkHeader(image, limits);
  try {
    const picture = sharp(image, { limitInputPixels: limits.width * limits.height }).rotate();
    const fitting = picture.resize({ ...LOGO_SIZE, fit: "inside", withoutEnlargement: true });
    return new Uint8Array(await fitting.png({ compressionLevel: 9 }).toBuffer());
  } catch {
    throw refused(limits.texts.type);
  }
}

/** Reads the header only: a forged size of billions of pixels must be refused before anything is decoded. */
function checkHeader(image: Uint8Array, limits: LogoLimits): void {
  const { type, width, height } = headerOf(image, limits);
  if (type === undefined || !limits.types.includes(type)) throw refused(limits.texts.type);
  if (width > limits.width || height > limits.height) throw refused(tooLarge(width, height, limits));
}

function headerOf(image: Uint8Array, limits: LogoLimits): { type?: string | undefined; width: number; height: number } {
  try {
    return sizeOf(image);
  } catch {
    throw refused(limits.texts.type);
  }
}

function tooLarge(width: number, height: number, limits: LogoLimits): LocalizedText {
  const size = `${width} × ${height}`;
  const limit = `${limits.width} × ${limits.height}`;
  return {
    en: `The logo is ${size} pixels; make it at most ${limit}.`,
    ru: `Размер логотипа ${size} пикселей; уменьшите его до ${limit}.`,
    uz: `Logotip oʻlchami ${size} piksel; uni ${limit} gacha kichraytiring.`,
  };
}

function refused(text: LocalizedText): AppError {
  return new AppError("validation", { fields: { logo: [text] } });
}
