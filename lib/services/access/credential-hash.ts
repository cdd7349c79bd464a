import { hash } from "node:crypto";

/** What is stored of a token or key. Both have 192 random bits and more, so a plain hash is enough. */
export function credentialHash(credential: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash("sha256", credential, "buffer"));
}

const A_SECOND_MS = 1000;
const MOST_RECENT = 1000;
const recent = new Map<string, string>();

/**
 * The same as text, base64: what is known of a credential in memory is kept under it. Who asks a thousand times a second is not hashed as
 * often; the credentials themselves stay in memory for a second and no longer.
 */
export function credentialName(credential: string): string {
  const known = recent.get(credential);
  if (known !== undefined) return known;
  if (recent.size === 0) setTimeout(() => recent.clear(), A_SECOND_MS).unref();
  const name = hash("sha256", credential, "base64");
  if (recent.size < MOST_RECENT) recent.set(credential, name);
  return name;
}
