import type { Mode } from "@/lib/domain/mode";

/** Random bytes of a key: so many that a plain hash of it is enough. */
export const KEY_BYTES = 32;

/** Working keys of one partner in one mode. Every key has rate limits of its own, so keys without end were requests without end. */
export const MAX_KEYS = 50;

const KEY = /^pvz_(live|test)_[A-Za-z0-9_-]{32,}$/;
/** `pvz_live_` and four characters to tell keys apart by. */
const PREFIX_LENGTH = 13;

/** @param random KEY_BYTES random bytes */
export function apiKeyOf(mode: Mode, random: Uint8Array): string {
  return `pvz_${mode}_${Buffer.from(random).toString("base64url")}`;
}

/** Whether a bearer credential is a key; e-mail tokens are shorter. */
export function isApiKey(credential: string): boolean {
  return KEY.test(credential);
}

/** What may be kept and shown of a key. */
export function prefixOf(key: string): string {
  return key.slice(0, PREFIX_LENGTH);
}
