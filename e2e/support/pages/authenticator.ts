import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** What a phone's app makes of a key: its code so many steps of thirty seconds from now (RFC 6238). */
export function codeOf(key: string, steps = 0): string {
  const bits = Array.from(key, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const number = digest.readUInt32BE(digest.readUInt8(19) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}
