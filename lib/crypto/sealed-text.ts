import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Keys by id, newest first: the first one seals, all of them open (rotation). */
export type SealingKeys = readonly { id: string; secret: Uint8Array }[];

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A text that only the service can read again: AES-256-GCM, `keyId.base64url`.
 * @param context what the text belongs to; opening asks for the same, so that a sealed text cannot be moved elsewhere
 */
export function sealText(text: string, context: string, keys: SealingKeys): string {
  const key = keys[0];
  if (!key) throw new Error("no sealing key");
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", derive(key.secret), nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return `${key.id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url")}`;
}

/** @throws Error where it was sealed with another key, for another context, or was changed */
export function openText(sealed: string, context: string, keys: SealingKeys): string {
  const [keyId, payload = ""] = sealed.split(".");
  const key = keys.find(({ id }) => id === keyId);
  if (!key) throw new Error(`no sealing key ${keyId}`);
  const bytes = Buffer.from(payload, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", derive(key.secret), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}

/** A key for this use alone. */
function derive(secret: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, new Uint8Array(), "parvoz sealed text", 32));
}
