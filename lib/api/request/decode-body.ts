import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { z } from "zod";
import { AppError } from "@/lib/domain/errors";
import type { BodyBound } from "./body-bound";

type Unpack = (bytes: Uint8Array, bound: { maxOutputLength: number }) => Promise<Uint8Array>;

const unzip: Unpack = promisify(gunzip);

/** Content codings of RFC 9110, section 8.4.1, and Brotli (RFC 7932). */
const CODINGS: Readonly<Record<string, Unpack>> = {
  gzip: unzip,
  "x-gzip": unzip,
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/**
 * The text of a body by its headers: unpacked where Content-Encoding names a coding, in the charset of Content-Type, UTF-8 where it names none.
 * @throws AppError the bound's where more comes out than may come in; unsupported_body where a header names what we do not read, or the bytes are
 * not what it says: nothing is ever kept with replacement characters
 */
export async function decodeBody(bytes: Uint8Array, headers: Headers, bound: BodyBound): Promise<string> {
  const plain = await unpackBody(bytes, headers, bound);
  return decoderOf(headers.get("content-type"))(plain);
}

/**
 * The bytes of a body by its headers: unpacked where Content-Encoding names a coding.
 * @throws AppError the bound's where more comes out than may come in; unsupported_body
 */
export async function unpackBody(bytes: Uint8Array, headers: Headers, { bytes: most, refusal }: BodyBound): Promise<Uint8Array> {
  const coding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (coding === "" || coding === "identity" || bytes.byteLength === 0) return bytes;
  const unpackBytes = Object.hasOwn(CODINGS, coding) ? CODINGS[coding] : undefined;
  if (!unpackBytes) throw new AppError("unsupported_body");
  try {
    return await unpackBytes(bytes, { maxOutputLength: most });
  } catch (error) {
    throw new AppError(tooLarge.safeParse(error).success ? refusal : "unsupported_body");
  }
}

/** What node:zlib says where more comes out than it may. */
const tooLarge = z.object({ code: z.literal("ERR_BUFFER_TOO_LARGE") });

function decoderOf(type: string | null): (bytes: Uint8Array) => string {
  const [, charset = "utf-8"] = /;\s*charset\s*=\s*"?([^\s";]+)"?/i.exec(type ?? "") ?? [];
  return (bytes) => {
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes);
    } catch {
      throw new AppError("unsupported_body");
    }
  };
}
