const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS = 5;

/** Base32 (RFC 4648, section 6) without padding: what people can read out and type. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const groups = bits.match(new RegExp(`.{1,${BITS}}`, "g")) ?? [];
  return groups.map((group) => ALPHABET.charAt(Number.parseInt(group.padEnd(BITS, "0"), 2))).join("");
}
