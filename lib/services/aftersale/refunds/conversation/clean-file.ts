import { AppError } from "@/lib/domain/errors";
import { type FileType, fileTypeOf } from "@/lib/domain/files/file-type";
import { MAX_FILE_BYTES } from "@/lib/domain/refund/request";
import { PictureRefused, rewritePicture } from "@/lib/services/ground/pictures/rewrite-picture";

/** Pixels of a side, before it is made smaller: what phones photograph is less. */
const MAX_SIDE = 8000;
/** Enough to read a certificate of A4 by. */
const KEPT_SIDE = 2500;

const PICTURE = {
  types: ["jpg", "png"],
  most: { width: MAX_SIDE, height: MAX_SIDE },
  kept: { width: KEPT_SIDE, height: KEPT_SIDE },
  as: "same",
} as const;

interface CleanFile {
  type: FileType;
  content: Uint8Array<ArrayBuffer>;
}

/**
 * A file as it may be handed to other people: pictures are written anew, so that nothing hidden in them survives; a PDF stays as it is, and no page of
 * ours ever shows one.
 * @throws AppError file_too_large; file_type_refused; too_many_pictures
 */
export async function cleanFile(file: Uint8Array<ArrayBuffer>, counted: { partnerId: string; now: Date }): Promise<CleanFile> {
  if (file.length > MAX_FILE_BYTES) throw new AppError("file_too_large");
  const type = fileTypeOf(file);
  if (type === null) throw new AppError("file_type_refused");
  if (type === "application/pdf") return { type, content: file };
  try {
    return { type, content: await rewritePicture(file, { ...PICTURE, ...counted }) };
  } catch (error) {
    throw error instanceof PictureRefused ? new AppError("file_type_refused") : error;
  }
}
