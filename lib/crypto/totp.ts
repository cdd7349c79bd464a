import { createHmac, timingSafeEqual } from "node:crypto";

/** What every authenticator app takes without being told: SHA-1, six digits, thirty seconds (RFC 6238, 4 and 5.2). */
const STEP_MS = 30_000;
const DIGITS = 6;
/** Steps that a clock may be off, either way (RFC 6238, 5.2 and 6). */
const DRIFT = 1;
/** Of SHA-1's own length (RFC 4226, 4: R6). */
export const TOTP_SECRET_BYTES = 20;

/** The step of thirty seconds that a moment is in. */
export function totpStep(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

/** The code of one step (RFC 4226, 5.3; RFC 6238, 4.2). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/**
 * The step whose code this is, of the one now and those beside it.
 * @returns null where it is the code of none of them
 */
export function matchingTotpStep(secret: Uint8Array, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  if (given.length !== DIGITS) return null;
  const middle = totpStep(now);
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => middle - DRIFT + index);
  return steps.find((step) => timingSafeEqual(given, Buffer.from(totpCode(secret, step)))) ?? null;
}
