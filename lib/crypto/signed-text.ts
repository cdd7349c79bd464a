import { createHmac, timingSafeEqual } from "node:crypto";

/** Signing keys by id, newest first: the first one signs, all of them open (rotation). */
type SigningKeys = readonly { id: string; secret: Uint8Array }[];

/** 16 bytes of HMAC-SHA256 (RFC 2104), as RFC 2104, 5 allows, in base64url. */
const MAC_LENGTH = 22;
const PAYLOAD = /^[\w-]+$/;

/**
 * A text that everybody can read and only the service can write: `payload.keyId.mac`, base64url, safe in a URL path.
 * @throws Error where there is no key
 */
export function signText(text: string, keys: SigningKeys): string {
  const key = keys[0];
  if (!key) throw new Error("no signing key");
  const payload = Buffer.from(text).toString("base64url");
  return `${payload}.${key.id}.${macOf(`${key.id}.${payload}`, key.secret)}`;
}

/**
 * Reads a signed text. One whose signature is wrong is read as well, and thrown away: the time must not tell whether a signature is right.
 * @param read of any text, whoever wrote it; it changes nothing and throws nothing
 * @returns what was read; null where the text is forged, changed, malformed or signed with a key that is out of use
 */
export function openSignedText<Value>(signed: string, keys: SigningKeys, read: (text: string) => Value): Value | null {
  const [payload, keyId, given, ...rest] = signed.split(".");
  if (!payload || !PAYLOAD.test(payload) || !keyId || !given || rest.length > 0) return null;
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return null;
  // As texts: several texts are the same bytes in base64, and a signed text has one form alone.
  const expected = Buffer.from(macOf(`${keyId}.${payload}`, key.secret));
  const actual = Buffer.from(given);
  const value = read(Buffer.from(payload, "base64url").toString());
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? value : null;
}

function macOf(text: string, secret: Uint8Array): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, MAC_LENGTH);
}
