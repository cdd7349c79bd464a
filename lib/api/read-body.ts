import { AppError } from "@/lib/domain/errors";

/** Largest accepted request body, bytes. */
const LIMIT = 256 * 1024;

/**
 * The JSON of a request body; an empty body is `{}`, because clients pay with one.
 * @throws AppError body_too_large, bad_json
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("bad_json");
  }
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > LIMIT) throw new AppError("body_too_large");
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > LIMIT) {
      await reader.cancel();
      throw new AppError("body_too_large");
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
