import type { Answer, HeaderLines } from "./answer";
import { acceptedCoding, type Coding } from "./coding/accepted-coding";
import { encodeBody } from "./coding/encode-body";
import type { Reply } from "./representation/envelope";
import { encodingHeader } from "./restore-encoding";

/**
 * A reply as HTTP, compressed where its caller asks for that and it is worth it; else at once.
 * @param headers of the answer besides those of every answer; the others are put behind them
 * @param accepted the request's Accept-Encoding
 */
export function toAnswer(reply: Reply, headers: HeaderLines, accepted: string | null): Answer | Promise<Answer> {
  const { status, body, retryAfter } = reply;
  headers.push("Content-Type", "application/json");
  // A server in front could only compress what is small, or compressed already.
  headers.push("Cache-Control", "no-store, no-transform");
  headers.push("Vary", "Accept-Encoding");
  headers.push("X-Request-Id", reply.requestId);
  if (retryAfter !== null) headers.push("Retry-After", String(retryAfter));
  if (reply.replayed) headers.push("Idempotency-Replayed", "true");
  const plain = { status, headers, body };
  const coding = acceptedCoding(accepted);
  const header = encodingHeader();
  return coding && header ? encoded(plain, body, coding, header) : plain;
}

async function encoded(plain: Answer, body: Reply["body"], coding: Coding, header: string): Promise<Answer> {
  const pieces = await encodeBody(body, coding);
  if (!pieces) return plain;
  plain.headers.push(header, coding);
  return { ...plain, body: pieces };
}
