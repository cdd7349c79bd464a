import { AppError } from "@/lib/domain/errors";
import { isUnavailable } from "@/lib/util/unavailable";

// Only those who know the address may see the picture.
const HEADERS = { "Cache-Control": "private, max-age=300", "X-Robots-Tag": "noindex", "X-Content-Type-Options": "nosniff" };
const NOT_FOUND = 404;
const TOO_MANY = 429;
const AWAY = 503;

/** A PNG as a response, or an empty one where there is none: a page shows it, nobody reads an error in it. */
export async function pngResponse(read: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Response> {
  try {
    return new Response(await read(), { headers: { ...HEADERS, "Content-Type": "image/png" } });
  } catch (error) {
    return new Response(null, { status: statusOf(error), headers: { ...HEADERS, "Cache-Control": "no-store" } });
  }
}

/** Throws again what is no refusal. */
function statusOf(error: unknown): number {
  if (isUnavailable(error)) return AWAY;
  if (!(error instanceof AppError)) throw error;
  return error.kind === "too_many_requests" ? TOO_MANY : NOT_FOUND;
}
