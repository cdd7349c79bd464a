import { createHash } from "node:crypto";

/** What is stored of a token or key. Both have 192 random bits and more, so a plain hash is enough. */
export function credentialHash(credential: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash("sha256").update(credential).digest());
}
