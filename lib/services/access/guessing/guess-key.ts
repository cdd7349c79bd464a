import { hkdfSync } from "node:crypto";
import { keyedHash } from "@/lib/crypto/keyed-hash";
import { env } from "@/lib/env";

/** 128 bits. */
const LENGTH = 32;

let hash: ((text: string) => string) | undefined;

/** What something is counted by: it names no address and no person, and without the service's key nobody can tell whose it is. */
export function guessKey(...parts: readonly string[]): string {
  hash ??= keyedHash(new Uint8Array(hkdfSync("sha256", env().PASSENGER_HASH_KEY, new Uint8Array(), "parvoz guesses", 32)));
  return hash(parts.join("|")).slice(0, LENGTH);
}
