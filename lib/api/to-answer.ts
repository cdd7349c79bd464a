import type { Answer } from "./answer";
import { acceptedCoding } from "./coding/accepted-coding";
import { encodeBody } from "./coding/encode-body";
import type { Reply } from "./envelope";
import { encodingHeader } from "./restore-encoding";

const CLOSING = Buffer.from("}");

/**
 * A reply as HTTP, compressed where its caller asks for that and it is worth it.
 * @param headers of the answer besides those of every answer
 * @param accepted the request's Accept-Encoding
 */
export async function toAnswer(reply: Reply, headers: Readonly<Record<string, string>>, accepted: string | null): Promise<Answer> {
  const { status, body, retryAfter } = reply;
  const all: Record<string, string> = {
    ...headers,
    "Content-Type": "application/json",
    // A server in front could only compress what is small, or compressed already.
    "Cache-Control": "no-store, no-transform",
    Vary: "Accept-Encoding",
    "X-Request-Id": reply.requestId,
  };
  if (retryAfter !== null) all["Retry-After"] = String(retryAfter);
  if (reply.replayed) all["Idempotency-Replayed"] = "true";
  const coding = acceptedCoding(accepted);
  const header = encodingHeader();
  const encoded = coding && header && (await encodeBody(body, coding));
  if (!encoded) return { status, headers: all, body: typeof body === "string" ? body : [body.head, ...body.data.pieces, CLOSING] };
  all[header] = coding;
  return { status, headers: all, body: encoded };
}
