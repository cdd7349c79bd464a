import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import { crc32 } from "node:zlib";
import { z } from "zod";
import { letOthersWork } from "@/lib/util/waiting/let-others-work";
import { type Column, columnAt, columnKindShape, kindOf, pack, unpack } from "./pack";
import { type PartId, partIdShape } from "./part";

/**
 * A file holds: a magic text; the length of the header and the checksum of all that follows, four bytes each; the header as JSON; the
 * columns. Header and columns each begin at a multiple of ALIGNMENT bytes, as the widest of the columns' numbers ask.
 */
const MAGIC = "PARVOZ03";
const [LENGTH_AT, CHECKSUM_AT, HEADER_AT] = [8, 12, 16];
const ALIGNMENT = 8;
/** The checksum is taken of so much at a time. */
const SLICE_BYTES = 1 << 22;

const headerShape = z.object({
  id: partIdShape,
  rest: z.unknown(),
  columns: z.array(z.object({ kind: columnKindShape, length: z.int() })),
});
type Header = z.output<typeof headerShape>;

/** Something that claims to be a part of a snapshot is none, or is damaged. */
export class DamagedSnapshot extends Error {}

/** Writes a part beside its file and then puts it into its place. @throws Error where it could not be written; then nothing is left of it */
export async function writePart(file: string, { id, content }: { id: PartId; content: object }): Promise<void> {
  const { rest, columns } = pack(content);
  const header: Header = { id, rest, columns: columns.map((column) => ({ kind: kindOf(column), length: column.length })) };
  const text = Buffer.from(JSON.stringify(header));
  const body = [text, ...columns.map(bytesOf)].flatMap((bytes) => [bytes, new Uint8Array(aligned(bytes.length) - bytes.length)]);
  const start = Buffer.alloc(HEADER_AT);
  start.write(MAGIC, "latin1");
  start.writeUInt32LE(text.length, LENGTH_AT);
  start.writeUInt32LE(await checksumOf(body), CHECKSUM_AT);
  const partial = `${file}.${randomUUID()}`;
  try {
    await fs.writeFile(partial, [start, ...body], { mode: 0o600 });
    await fs.rename(partial, file);
  } catch (error) {
    await fs.rm(partial, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * Reads a part. Its columns lie in the file's bytes.
 * @param shape of the content
 * @throws DamagedSnapshot where the file holds none, or has changed since it was written
 * @throws ZodError where it holds something else
 * @throws Error where it cannot be read
 */
export async function readPart<Content>(file: string, shape: z.ZodType<Content>): Promise<{ id: PartId; content: Content }> {
  const memory = await readWhole(file);
  if (memory.byteLength < HEADER_AT) throw new DamagedSnapshot("no snapshot");
  const start = Buffer.from(memory, 0, HEADER_AT);
  if (start.toString("latin1", 0, LENGTH_AT) !== MAGIC) throw new DamagedSnapshot("no snapshot");
  const checksum = await checksumOf([new Uint8Array(memory, HEADER_AT)]);
  if (checksum !== start.readUInt32LE(CHECKSUM_AT)) throw new DamagedSnapshot("another checksum");
  const headerLength = start.readUInt32LE(LENGTH_AT);
  const { id, rest, columns } = headerShape.parse(JSON.parse(Buffer.from(memory, HEADER_AT, headerLength).toString()));
  let position = HEADER_AT + aligned(headerLength);
  const read = columns.map(({ kind, length }) => {
    const column = columnAt(kind, memory, position, length);
    position += aligned(column.byteLength);
    return column;
  });
  return { id, content: shape.parse(unpack({ rest, columns: read })) };
}

async function readWhole(file: string): Promise<ArrayBuffer> {
  const handle = await fs.open(file);
  try {
    const { size } = await handle.stat();
    const bytes = new Uint8Array(new ArrayBuffer(size));
    for (let read = 0; read < size; ) {
      const { bytesRead } = await handle.read(bytes, read, size - read, read);
      if (bytesRead === 0) throw new DamagedSnapshot("the file ended early");
      read += bytesRead;
    }
    return bytes.buffer;
  } finally {
    await handle.close();
  }
}

/** Lets others work in between. */
async function checksumOf(pieces: readonly Uint8Array[]): Promise<number> {
  let sum = 0;
  for (const piece of pieces) {
    for (let start = 0; start < piece.length; start += SLICE_BYTES) {
      sum = crc32(piece.subarray(start, start + SLICE_BYTES), sum);
      await letOthersWork();
    }
  }
  return sum;
}

function bytesOf(column: Column): Uint8Array {
  return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}

function aligned(position: number): number {
  return Math.ceil(position / ALIGNMENT) * ALIGNMENT;
}
