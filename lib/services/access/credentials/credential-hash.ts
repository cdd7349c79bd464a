import { hash } from "node:crypto";

/** What is stored of a token or key. Both have 192 random bits and more, so a plain hash is enough. */
export function credentialHash(credential: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash("sha256", credential, "buffer"));
}

/** The same as text, base64: what is known of a credential in memory is kept under it. */
export function credentialName(credential: string): string {
  return hash("sha256", credential, "base64");
}
