import { crc32 } from "node:zlib";

export interface ZipEntry {
  /** Path with slashes. */
  name: string;
  content: Buffer;
}

/** 2026-01-01 00:00, as MS-DOS writes it: the same files are the same archive. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** Of a plain file that all may read, in the high half as Unix has it. */
const MODE = (0o100644 << 16) >>> 0;
const MADE_BY_UNIX = (3 << 8) | VERSION;

/** A ZIP archive of files that are stored as they are (PKWARE APPNOTE 4.3); below 4 GB and 65,536 files. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file = fileOf(entry);
    directory.push(directoryOf(entry, offset));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...files, listed, endOf(entries.length, listed.length, offset)]);
}

/** Version, flags, method, time, date, check sum, both sizes, length of the name, none of the rest: the same in both places. */
function facts({ name, content }: ZipEntry): Buffer {
  const written = Buffer.alloc(26);
  written.writeUInt16LE(VERSION, 0);
  written.writeUInt16LE(FLAGS, 2);
  written.writeUInt16LE(DATE, 8);
  written.writeUInt32LE(crc32(content), 10);
  written.writeUInt32LE(content.length, 14);
  written.writeUInt32LE(content.length, 18);
  written.writeUInt16LE(Buffer.byteLength(name), 22);
  return written;
}

function fileOf(entry: ZipEntry): Buffer {
  return Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), facts(entry), Buffer.from(entry.name), entry.content]);
}

function directoryOf(entry: ZipEntry, offset: number): Buffer {
  const head = Buffer.alloc(6);
  head.write("PK\u0001\u0002", 0, "latin1");
  head.writeUInt16LE(MADE_BY_UNIX, 4);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(MODE, 6);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([head, facts(entry), tail, Buffer.from(entry.name)]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
