import sizeOf from "image-size";
import sharp from "sharp";
import { AppError } from "@/lib/domain/errors";
import { countInWindow } from "../counting/count-in-window";

interface Rewriting {
  /** Names of image-size. */
  types: readonly string[];
  /** Pixels, before it is made smaller. */
  most: { width: number; height: number };
  /** Pixels; smaller pictures keep their size. */
  kept: { width: number; height: number };
  /** JPEG where it was one, or PNG whatever it was. */
  as: "png" | "same";
  /** Whose limit decoding counts against; null of commands. */
  partnerId: string | null;
  now: Date;
}

/** Why a picture is not taken. */
export class PictureRefused extends Error {
  /** @param size pixels of a picture that is larger than it may be; null where it is no picture of the types */
  constructor(readonly size: { width: number; height: number } | null) {
    super("a picture was refused");
  }
}

const JPEG_QUALITY = 85;
/** Decoding one takes up to a second of a processor, and an agency has reason for some dozens a day. */
const MOST_AN_HOUR = 60;
const HOUR_SECONDS = 3600;

/**
 * A picture that we have written ourselves: turned upright, no larger than wanted, and nothing hidden in the file survives.
 * @throws PictureRefused; AppError too_many_pictures, with the seconds until the next hour
 */
export async function rewritePicture(
  file: Uint8Array,
  { types, most, kept, as, partnerId, now }: Rewriting,
): Promise<Uint8Array<ArrayBuffer>> {
  const { type, width, height } = headerOf(file);
  if (type === undefined || !types.includes(type)) throw new PictureRefused(null);
  if (width > most.width || height > most.height) throw new PictureRefused({ width, height });
  if (partnerId !== null) await countDecoding(partnerId, now);
  try {
    const picture = sharp(file, { limitInputPixels: most.width * most.height }).rotate();
    const fitting = picture.resize({ ...kept, fit: "inside", withoutEnlargement: true });
    const isJpeg = as === "same" && type === "jpg";
    const written = isJpeg ? fitting.jpeg({ quality: JPEG_QUALITY }) : fitting.png({ compressionLevel: 9 });
    return new Uint8Array(await written.toBuffer());
  } catch {
    throw new PictureRefused(null);
  }
}

/** Reads the header only: a forged size of billions of pixels must be refused before anything is decoded. */
function headerOf(file: Uint8Array): { type?: string | undefined; width: number; height: number } {
  try {
    return sizeOf(file);
  } catch {
    throw new PictureRefused(null);
  }
}

async function countDecoding(partnerId: string, now: Date): Promise<void> {
  const { count, secondsLeft } = await countInWindow({ key: `pictures:${partnerId}`, windowSeconds: HOUR_SECONDS, now });
  if (count > MOST_AN_HOUR) throw new AppError("too_many_pictures", { retryAfter: secondsLeft });
}
