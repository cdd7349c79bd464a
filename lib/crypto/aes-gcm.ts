import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM (NIST SP 800-38D) with a random nonce: nonce, tag, ciphertext. One key is good for 2³² calls (8.3 there).
 * @param key 32 bytes
 * @param context authenticated with it: opening asks for the same, so that what is sealed cannot be moved elsewhere
 */
export function sealBytes(plain: Uint8Array | string, context: string, key: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  const first = typeof plain === "string" ? cipher.update(plain, "utf8") : cipher.update(plain);
  const last = cipher.final();
  return Buffer.concat([nonce, cipher.getAuthTag(), first, last]);
}

/** @throws Error where it was sealed with another key, for another context, or was changed */
export function openBytes(sealed: Uint8Array, context: string, key: Uint8Array): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
