import { hkdfSync } from "node:crypto";
import { openBytes, sealBytes } from "./aes-gcm";

/** Keys by id, newest first: the first one seals, all of them open (rotation). */
export type SealingKeys = readonly { id: string; secret: Uint8Array }[];

/**
 * A text that only the service can read again: AES-256-GCM, `keyId.base64url`.
 * @param context what the text belongs to; opening asks for the same, so that a sealed text cannot be moved elsewhere
 */
export function sealText(text: string, context: string, keys: SealingKeys): string {
  const key = keys[0];
  if (!key) throw new Error("no sealing key");
  return `${key.id}.${sealBytes(text, context, derive(key.secret)).toString("base64url")}`;
}

/** @throws Error where it was sealed with another key, for another context, or was changed */
export function openText(sealed: string, context: string, keys: SealingKeys): string {
  const [keyId, payload = ""] = sealed.split(".");
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw new Error(`no sealing key ${keyId}`);
  return openBytes(Buffer.from(payload, "base64url"), context, derive(key.secret)).toString("utf8");
}

/** A key for this use alone. */
function derive(secret: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, new Uint8Array(), "parvoz sealed text", 32));
}
