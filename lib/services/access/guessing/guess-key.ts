import { hkdfSync } from "node:crypto";
import { keyedHash } from "@/lib/crypto/keyed-hash";
import { env } from "@/lib/env";
import { processMemory } from "@/lib/util/process-wide";

/** 128 bits. */
const LENGTH = 32;

const hash = processMemory("guess-key", () =>
  keyedHash(new Uint8Array(hkdfSync("sha256", env().PASSENGER_HASH_KEY, new Uint8Array(), "parvoz guesses", 32))),
);

/** What something is counted by: it names no address and no person, and without the service's key nobody can tell whose it is. */
export function guessKey(...parts: readonly string[]): string {
  return hash()(parts.join("|")).slice(0, LENGTH);
}
