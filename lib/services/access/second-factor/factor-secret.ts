import { base32 } from "@/lib/crypto/base32";
import { openText, sealText } from "@/lib/crypto/sealed-text";
import { env } from "@/lib/env";

/** A person's secret as it is kept: nobody else's row opens with it. */
export function sealFactor(secret: Uint8Array, userId: string): string {
  return sealText(Buffer.from(secret).toString("base64"), contextOf(userId), env().SECRETS_KEY);
}

/** @throws Error where none of the keys in use sealed it */
export function openFactor(sealed: string, userId: string): Buffer {
  return Buffer.from(openText(sealed, contextOf(userId), env().SECRETS_KEY), "base64");
}

function contextOf(userId: string): string {
  return `second_factor:${userId}`;
}

const ISSUER = "Parvoz";

/** What an authenticator app reads from a QR code (Key URI format: `otpauth://totp/…`). */
export function factorUri(secret: Uint8Array, email: string): string {
  const parameters = new URLSearchParams({ secret: base32(secret), issuer: ISSUER });
  return `otpauth://totp/${encodeURIComponent(ISSUER)}:${encodeURIComponent(email)}?${parameters}`;
}
