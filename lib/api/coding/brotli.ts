import { createBrotliCompress, constants as zlib } from "node:zlib";

const QUALITY = 5;
/** Window of 4 MB: the same airports and carriers come again and again over the whole answer. */
const WINDOW_BITS = 22;

/** The end of many answers, compressed as what follows a head of so many bytes. */
export interface BrotliTail {
  bytes: Uint8Array;
  headSize: number;
}

/**
 * Compresses what follows a head that is not known yet, but for its length and its last two bytes (which the compression looks back at). A
 * stand-in takes its place in the encoder; nothing of it comes again in JSON, so that what follows never refers to it.
 * @throws RangeError where the head is longer than the stand-in can be
 */
export async function brotliTail(head: Uint8Array, tail: readonly Uint8Array[]): Promise<BrotliTail> {
  const size = tail.reduce((total, piece) => total + piece.byteLength, head.byteLength);
  const params = { [zlib.BROTLI_PARAM_QUALITY]: QUALITY, [zlib.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [zlib.BROTLI_PARAM_SIZE_HINT]: size };
  const encoder = createBrotliCompress({ params });
  encoder.write(standInFor(head));
  await new Promise<void>((resolve) => encoder.flush(zlib.BROTLI_OPERATION_FLUSH, () => resolve()));
  // The stand-in's own bytes end at a whole byte, and are thrown away.
  encoder.read();
  for (const piece of tail) encoder.write(piece);
  encoder.end();
  const bytes: Uint8Array[] = [];
  for await (const piece of encoder) bytes.push(piece);
  return { bytes: Buffer.concat(bytes), headSize: head.byteLength };
}

/** Different bytes that JSON has in no such order: UTF-8 has no characters of them. */
const STRANGE_BYTES = [...Array.from({ length: 128 }, (_, index) => 255 - index), ...Array.from({ length: 31 }, (_, index) => 31 - index)];
const LOOKED_BACK_AT = 2;

function standInFor(head: Uint8Array): Uint8Array {
  const strange = head.byteLength - LOOKED_BACK_AT;
  if (strange > STRANGE_BYTES.length) throw new RangeError("a head is short");
  return Buffer.concat([Buffer.from(STRANGE_BYTES.slice(0, strange)), head.subarray(strange)]);
}

/**
 * A brotli stream of a head, as it is, and a tail that was compressed for one of its length (RFC 7932, 9): the size of the window in four
 * bits; not the last block; a length of four nibbles; uncompressed. These are three whole bytes.
 */
export function brotliJoined(head: Uint8Array, { bytes, headSize }: BrotliTail): Uint8Array[] {
  if (head.byteLength !== headSize) throw new RangeError("compressed for a head of another length");
  const start = Buffer.alloc(3);
  start.writeUIntLE(((WINDOW_BITS - 17) << 1) | 1 | ((head.byteLength - 1) << 7) | (1 << 23), 0, 3);
  return [Buffer.concat([start, head]), bytes];
}
