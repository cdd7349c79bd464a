import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";
import { crcShift, joinedCrc } from "./joined-crc";

const deflate = promisify(deflateRaw);

const LEVEL = 6;
/** Magic number, deflate, no flags, no time, unknown system (RFC 1952, 2.3). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Longest block that holds bytes as they are (RFC 1951, 3.2.4). */
const MAX_STORED = 0xffff;

/** The end of many answers, compressed: what stands before it goes uncompressed into a block of its own. */
export interface GzipTail {
  bytes: Uint8Array;
  crc: number;
  crcShift: number;
  size: number;
}

export async function gzipTail(tail: Uint8Array): Promise<GzipTail> {
  const bytes = await deflate(tail, { level: LEVEL });
  return { bytes, crc: crc32(tail), crcShift: crcShift(tail.byteLength), size: tail.byteLength };
}

/**
 * A gzip file of a head and a tail that is compressed already.
 * @throws RangeError where the head is longer than 65,535 bytes
 */
export function gzipJoined(head: Uint8Array, tail: GzipTail): Uint8Array[] {
  if (head.byteLength > MAX_STORED) throw new RangeError("a head is short");
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(head.byteLength, 1);
  stored.writeUInt16LE(head.byteLength ^ 0xffff, 3);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(joinedCrc(crc32(head), tail.crc, tail.crcShift), 0);
  end.writeUInt32LE((head.byteLength + tail.size) % 2 ** 32, 4);
  return [Buffer.concat([HEADER, stored, head]), tail.bytes, end];
}
