import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import { crc32 } from "node:zlib";
import { z } from "zod";
import { letOthersWork } from "@/lib/util/let-others-work";
import { type Column, type ColumnTaker, columnAt, DamagedSnapshot, KINDS, kindOf, type NamedColumn, type PackedPart } from "./pack";
import { type About, aboutShape } from "./versions";

/**
 * Bytes of a file: columns, of which the first begins where the file does; header as JSON; and an end of known length: length of the
 * header, checksum of header and columns, magic text. What is not known before the last column is there comes last, so that the first ones
 * are written while the others are made.
 */
const END_BYTES = 16;
const [HEADER_LENGTH_AT, CHECKSUM_AT, MAGIC_AT] = [0, 4, 8];
const MAGIC = "PARVOZ02";
/** Columns begin at multiples of this, as the widest of their numbers ask. */
const ALIGNMENT = 8;
/** The checksum is taken of so much at a time. */
const SLICE_BYTES = 1 << 22;

const placeShape = z.object({ name: z.string(), kind: z.enum(KINDS), start: z.int(), length: z.int() });
const headerShape = z.object({ about: aboutShape, columns: z.array(placeShape) });
type Header = z.output<typeof headerShape>;

/** A part of a snapshot while it is written: beside its file, until it is whole. */
export class PartWriter implements ColumnTaker {
  private readonly places: Header["columns"] = [];
  /** One after another: the file system lets only one at a time into a file, and the others would wait in threads that the process has few of. */
  private written: Promise<void> = Promise.resolve();
  private position = 0;
  private checksum = 0;

  private constructor(
    readonly about: About,
    private readonly file: string,
    private readonly partial: string,
    private readonly handle: fs.FileHandle,
  ) {}

  /** @throws Error where the folder cannot be written */
  static async open(about: About, file: string): Promise<PartWriter> {
    const partial = `${file}.${randomUUID()}`;
    return new PartWriter(about, file, partial, await fs.open(partial, "wx", 0o600));
  }

  /** Begins to write columns and does not wait for it. */
  take(columns: readonly NamedColumn[]): void {
    const began = this.position;
    const pieces = columns.map(([name, column]) => this.place(name, column));
    this.begin(pieces.flat(), began);
    // Of no bytes at all, crc32 would be 0 whatever came before.
    for (const [bytes] of pieces) if (bytes.length > 0) this.checksum = crc32(bytes, this.checksum);
  }

  /** Writes what is missing, and puts the file into its place. @throws Error where it could not be written; then there is none */
  async finish(): Promise<void> {
    const header = Buffer.from(JSON.stringify({ about: this.about, columns: this.places } satisfies Header));
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32LE(header.length, HEADER_LENGTH_AT);
    end.writeUInt32LE(crc32(header, this.checksum), CHECKSUM_AT);
    end.write(MAGIC, MAGIC_AT, "latin1");
    this.begin([header, end], this.position);
    try {
      await this.written;
      await this.handle.close();
      await fs.rename(this.partial, this.file);
    } catch (error) {
      await this.abandon();
      throw error;
    }
  }

  /** Removes what has been written of a file that will not be finished. */
  async abandon(): Promise<void> {
    await this.written.catch(() => undefined);
    await this.handle.close().catch(() => undefined);
    await fs.rm(this.partial, { force: true }).catch(() => undefined);
  }

  /** The bytes of a column, and those up to where the next one begins. */
  private place(name: string, column: Column): [bytes: Uint8Array, gap: Uint8Array] {
    const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
    this.places.push({ name, kind: kindOf(column), start: this.position, length: column.length });
    const end = this.position + bytes.length;
    this.position = Math.ceil(end / ALIGNMENT) * ALIGNMENT;
    return [bytes, new Uint8Array(this.position - end)];
  }

  private begin(pieces: readonly Uint8Array[], position: number): void {
    this.written = this.written.then(() => writeWhole(this.handle, pieces, position));
    // Told by `finish`, which may never be called.
    this.written.catch(() => undefined);
  }
}

/**
 * Reads a part of a snapshot.
 * @throws DamagedSnapshot where the file holds none, or has changed since it was written
 * @throws Error where it cannot be read
 */
export async function readPart(file: string): Promise<PackedPart> {
  const memory = await readShared(file);
  const bytes = Buffer.from(memory);
  const endAt = bytes.length - END_BYTES;
  if (endAt < 0 || bytes.toString("latin1", endAt + MAGIC_AT) !== MAGIC) throw new DamagedSnapshot("no snapshot");
  const header = bytes.subarray(endAt - bytes.readUInt32LE(endAt + HEADER_LENGTH_AT), endAt);
  const { about, columns } = headerOf(header);
  const part = { about, columns: new Map(columns.map((place) => [place.name, columnIn(memory, place)])) };
  if ((await checksumOf(part, header)) !== bytes.readUInt32LE(endAt + CHECKSUM_AT)) throw new DamagedSnapshot("another checksum");
  return part;
}

/** Looks at some bytes at a time and lets others work in between. */
async function checksumOf({ columns }: PackedPart, header: Uint8Array): Promise<number> {
  let sum = 0;
  for (const column of columns.values()) {
    const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
    for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
      sum = crc32(bytes.subarray(start, start + SLICE_BYTES), sum);
      if (start + SLICE_BYTES < bytes.length) await letOthersWork();
    }
  }
  return crc32(header, sum);
}

function headerOf(bytes: Buffer): Header {
  try {
    return headerShape.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    throw new DamagedSnapshot("no header");
  }
}

function columnIn(memory: SharedArrayBuffer, { name, kind, start, length }: Header["columns"][number]): Column {
  try {
    return columnAt(kind, memory, start, length);
  } catch {
    throw new DamagedSnapshot(`no column ${name}`);
  }
}

async function readShared(file: string): Promise<SharedArrayBuffer> {
  const handle = await fs.open(file);
  try {
    const { size } = await handle.stat();
    const memory = new SharedArrayBuffer(size);
    const half = Math.ceil(size / 2);
    const reads = [readWhole(handle, new Uint8Array(memory, 0, half), 0), readWhole(handle, new Uint8Array(memory, half), half)];
    // Both of them: no file is closed under a read.
    for (const read of await Promise.allSettled(reads)) if (read.status === "rejected") throw read.reason;
    return memory;
  } finally {
    await handle.close();
  }
}

async function readWhole(handle: fs.FileHandle, into: Uint8Array, position: number): Promise<void> {
  for (let read = 0; read < into.length; ) {
    const { bytesRead } = await handle.read(into, read, into.length - read, position + read);
    if (bytesRead === 0) throw new DamagedSnapshot("the file ended early");
    read += bytesRead;
  }
}

/** In a single write: others wait for the file, and for the few threads that write for a process. */
async function writeWhole(handle: fs.FileHandle, pieces: readonly Uint8Array[], position: number): Promise<void> {
  const { bytesWritten } = await handle.writev(pieces, position);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (bytesWritten < length) throw new Error(`${bytesWritten} of ${length} bytes were written`);
}
