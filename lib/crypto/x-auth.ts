import { createHash } from "node:crypto";

/** The header X-Auth of a status callback: base64(hex(sha256(email + booking_id + secret))) (interface-facts, `Status callback`). */
export function xAuth({ email, bookingId, secret }: { email: string; bookingId: string; secret: string }): string {
  const hex = createHash("sha256").update(`${email}${bookingId}${secret}`).digest("hex");
  return Buffer.from(hex).toString("base64");
}
