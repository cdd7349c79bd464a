import sizeOf from "image-size";
import sharp from "sharp";
import { AppError } from "@/lib/domain/errors";
import { type FileType, fileTypeOf, MAX_FILE_BYTES } from "@/lib/domain/refund/request";

/** Pixels of a side, before it is made smaller: what phones photograph is less. */
const MAX_SIDE = 8000;
/** Enough to read a certificate of A4 by. */
const KEPT_SIDE = 2500;

interface CleanFile {
  type: FileType;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * A file as it may be handed to other people: pictures are written anew, so that nothing hidden in them survives; a PDF stays as it is, and no page of
 * ours ever shows one.
 * @throws AppError file_too_large; file_type_refused
 */
export async function cleanFile(file: Uint8Array<ArrayBuffer>): Promise<CleanFile> {
  if (file.length > MAX_FILE_BYTES) throw new AppError("file_too_large");
  const type = fileTypeOf(file);
  if (type === null) throw new AppError("file_type_refused");
  return { type, content: type === "application/pdf" ? file : await rewritten(file, type) };
}

async function rewritten(file: Uint8Array, type: "image/jpeg" | "image/png"): Promise<Uint8Array<ArrayBuffer>> {
  refuseHuge(file);
  try {
    const picture = sharp(file, { limitInputPixels: MAX_SIDE * MAX_SIDE }).rotate();
    const fitting = picture.resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: "inside", withoutEnlargement: true });
    const written = type === "image/jpeg" ? fitting.jpeg({ quality: 85 }) : fitting.png({ compressionLevel: 9 });
    return new Uint8Array(await written.toBuffer());
  } catch {
    throw new AppError("file_type_refused");
  }
}

/** Reads the header only: a forged size of billions of pixels must be refused before anything is decoded. */
function refuseHuge(file: Uint8Array): void {
  try {
    const { width, height } = sizeOf(file);
    if (width <= MAX_SIDE && height <= MAX_SIDE) return;
  } catch {
    // What has no size is no picture.
  }
  throw new AppError("file_type_refused");
}
