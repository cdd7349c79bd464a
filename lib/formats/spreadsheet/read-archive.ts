import zlib from "node:zlib";
import { UnreadableTable } from "./unreadable-table";

interface ArchiveBounds {
  /** Which parts may be asked for; nothing of the others is read. */
  isWanted: (name: string) => boolean;
  /** So many of them at most. */
  mostParts: number;
  /** Unpacked, of all that are asked for together. */
  mostBytes: number;
}

/** A part as the archive's directory tells of it, which may be a lie. */
interface Part {
  name: string;
  isEncrypted: boolean;
  method: number;
  /** Bytes in the archive, and unpacked. */
  packed: number;
  size: number;
  /** Where it begins. */
  at: number;
}

/**
 * Opens a ZIP archive (APPNOTE 6.3) of a stranger, and gives what reads a part of it by its name; undefined where it has no such part. What the directory says of
 * sizes is believed only as far as the bytes bear it out: unpacking stops at the byte at which they no longer do.
 * @throws UnreadableTable here and where a part is read
 */
export function openArchive(
  content: Uint8Array,
  { isWanted, mostParts, mostBytes }: ArchiveBounds,
): (name: string) => Uint8Array | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const parts = new Map<string, Part>();
  let packed = 0;
  for (const part of withinBytes(() => [...partsOf(bytes)])) {
    packed += part.packed;
    // Parts that lie over each other would unpack the same bytes again and again.
    if (packed > bytes.length) throw new UnreadableTable("unreadable", "parts of the archive lie over each other");
    if (!isWanted(part.name)) continue;
    if (parts.has(part.name)) throw new UnreadableTable("unreadable", "the archive has two parts of one name");
    parts.set(part.name, part);
    if (parts.size > mostParts) throw new UnreadableTable("too_large", "the archive has too many parts");
  }
  let room = mostBytes;
  return (name) => {
    const part = parts.get(name);
    if (!part) return undefined;
    if (part.size > room) throw new UnreadableTable("too_large", "the archive is too large when it is unpacked");
    room -= part.size;
    return unpacked(bytes, part);
  };
}

/** A directory may point beyond the end of the file. */
function withinBytes<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new UnreadableTable("unreadable", "the file is no whole ZIP archive");
    throw error;
  }
}

const END = "PK\u0005\u0006";
const ENTRY = 0x02014b50;
/** What does not fit into 32 bits stands elsewhere (APPNOTE 4.5.3); programs that do not know a size beforehand put it there too. */
const WIDE = 0xffff_ffff;

function* partsOf(bytes: Buffer): Generator<Part> {
  let entry = directoryOf(bytes);
  while (bytes.readUInt32LE(entry) === ENTRY) {
    const nameEnd = entry + 46 + bytes.readUInt16LE(entry + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(entry + 30);
    const [size = 0, packed = 0, at = 0] = widened(bytes.subarray(nameEnd, extraEnd), [
      bytes.readUInt32LE(entry + 24),
      bytes.readUInt32LE(entry + 20),
      bytes.readUInt32LE(entry + 42),
    ]);
    const name = bytes.toString("utf8", entry + 46, nameEnd);
    const isEncrypted = (bytes.readUInt16LE(entry + 8) & 1) === 1;
    yield { name, isEncrypted, method: bytes.readUInt16LE(entry + 10), packed, size, at };
    entry = extraEnd + bytes.readUInt16LE(entry + 32);
  }
}

/** Where the directory begins. */
function directoryOf(bytes: Buffer): number {
  const end = bytes.lastIndexOf(END, undefined, "latin1");
  if (end === -1) throw new UnreadableTable("unreadable", "the file is no ZIP archive");
  const begin = bytes.readUInt32LE(end + 16);
  if (begin !== WIDE) return begin;
  const wideEnd = wideNumber(bytes, end - 12);
  return wideNumber(bytes, wideEnd + 48);
}

/** @param fields in the order in which the field of wide numbers has those that are there */
function widened(extra: Buffer, fields: readonly number[]): number[] {
  if (!fields.includes(WIDE)) return [...fields];
  let at = 0;
  while (extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2);
  at += 4;
  return fields.map((field) => {
    if (field !== WIDE) return field;
    at += 8;
    return wideNumber(extra, at - 8);
  });
}

function wideNumber(bytes: Buffer, at: number): number {
  return Number(bytes.readBigUInt64LE(at));
}

function unpacked(bytes: Buffer, { isEncrypted, method, packed, size, at }: Part): Uint8Array {
  const begin = withinBytes(() => at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28));
  const content = bytes.subarray(begin, begin + packed);
  const written = isEncrypted ? null : METHODS.get(method)?.(content, size);
  if (written?.length !== size) throw new UnreadableTable("unreadable", "a part of the archive is not what its directory says");
  return written;
}

/** Null where it is no DEFLATE stream, or goes on after so many bytes. */
function inflated(content: Buffer, most: number): Uint8Array | null {
  try {
    return zlib.inflateRawSync(content, { maxOutputLength: Math.max(1, most) });
  } catch {
    return null;
  }
}

/** How parts are packed (APPNOTE 4.4.5): stored as they are, or deflated. */
const METHODS: ReadonlyMap<number, (content: Buffer, size: number) => Uint8Array | null> = new Map([
  [0, (content: Buffer) => content],
  [8, inflated],
]);
