import { randomBytes } from "node:crypto";
import { openText, type SealingKeys, sealText } from "@/lib/domain/sealed-text";
import { env } from "@/lib/env";

/** Within the 24 to 64 bytes of the Standard Webhooks specification. */
const SECRET_BYTES = 32;

function keys(): SealingKeys {
  return env().SECRETS_KEY;
}

/** A new secret, `whsec_…`; a status callback takes it as plain text. */
export function makeSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
}

/** As it is kept: only this endpoint opens it. */
export function sealSecret(secret: string, endpointId: string): string {
  return sealText(secret, endpointId, keys());
}

/** @throws Error where none of the keys in use sealed it */
export function openSecret(sealed: string, endpointId: string): string {
  return openText(sealed, endpointId, keys());
}
