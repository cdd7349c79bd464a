import { crc32 } from "node:zlib";
import { z } from "zod";
import { letOthersWork } from "@/lib/let-others-work";

/** Bytes of a packed snapshot: magic text, checksum of all that follows it, length of the header, header as JSON, columns. */
const MAGIC = "PARVOZ01";
const CHECKSUM_AT = 8;
const HEADER_LENGTH_AT = 12;
const HEADER_AT = 16;
/** Columns begin at multiples of this, as the widest of their numbers ask. */
const ALIGNMENT = 8;
/** The checksum is taken of so much at a time. */
const SLICE_BYTES = 1 << 22;

export type Column = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array | Float64Array;

const KINDS = ["u8", "u16", "u32", "i16", "i32", "f64"] as const;

const header = z.object({
  about: z.string(),
  columns: z.array(z.object({ name: z.string(), kind: z.enum(KINDS), start: z.number(), length: z.number() })),
});
type Header = z.output<typeof header>;

/** Something that claims to be a snapshot is none, or is damaged. */
export class DamagedSnapshot extends Error {}

/**
 * Puts columns into one piece of memory that threads can share and files can hold.
 * @param about what the columns are, for whoever unpacks them
 */
export function pack(about: string, columns: ReadonlyMap<string, Column>): SharedArrayBuffer {
  const placed: Header["columns"] = [];
  let start = 0;
  for (const [name, column] of columns) {
    placed.push({ name, kind: kindOf(column), start, length: column.length });
    start = aligned(start + column.byteLength);
  }
  const text = Buffer.from(JSON.stringify({ about, columns: placed } satisfies Header));
  const first = aligned(HEADER_AT + text.length);
  const packed = new SharedArrayBuffer(first + start);
  const bytes = Buffer.from(packed);
  bytes.write(MAGIC, "latin1");
  bytes.writeUInt32LE(text.length, HEADER_LENGTH_AT);
  bytes.set(text, HEADER_AT);
  for (const [index, column] of [...columns.values()].entries()) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), first + (placed[index]?.start ?? 0));
  }
  bytes.writeUInt32LE(checksum(bytes), CHECKSUM_AT);
  return packed;
}

/** Columns of packed memory, which they share. */
export class Unpacked {
  readonly about: string;
  private readonly columns: ReadonlyMap<string, Header["columns"][number]>;
  private readonly first: number;

  /**
   * Trusts what lies in the columns: check the checksum of what comes from a file first.
   * @throws DamagedSnapshot where the memory holds no snapshot
   */
  constructor(private readonly packed: SharedArrayBuffer) {
    const bytes = Buffer.from(packed);
    if (bytes.length < HEADER_AT || bytes.toString("latin1", 0, MAGIC.length) !== MAGIC) throw new DamagedSnapshot("no snapshot");
    const end = HEADER_AT + bytes.readUInt32LE(HEADER_LENGTH_AT);
    const { about, columns } = headerOf(bytes.toString("utf8", HEADER_AT, end));
    this.about = about;
    this.columns = new Map(columns.map((column) => [column.name, column]));
    this.first = aligned(end);
  }

  u8(name: string): Uint8Array {
    const { start, length } = this.find(name, "u8");
    return new Uint8Array(this.packed, start, length);
  }

  u16(name: string): Uint16Array {
    const { start, length } = this.find(name, "u16");
    return new Uint16Array(this.packed, start, length);
  }

  u32(name: string): Uint32Array {
    const { start, length } = this.find(name, "u32");
    return new Uint32Array(this.packed, start, length);
  }

  i16(name: string): Int16Array {
    const { start, length } = this.find(name, "i16");
    return new Int16Array(this.packed, start, length);
  }

  i32(name: string): Int32Array {
    const { start, length } = this.find(name, "i32");
    return new Int32Array(this.packed, start, length);
  }

  f64(name: string): Float64Array {
    const { start, length } = this.find(name, "f64");
    return new Float64Array(this.packed, start, length);
  }

  private find(name: string, kind: (typeof KINDS)[number]): { start: number; length: number } {
    const column = this.columns.get(name);
    if (column?.kind !== kind) throw new DamagedSnapshot(`no column ${name}`);
    return { start: this.first + column.start, length: column.length };
  }
}

/** Whether nothing was changed since the columns were packed. Looks at a part at a time and lets others work in between. */
export async function isUndamaged(packed: SharedArrayBuffer): Promise<boolean> {
  const bytes = Buffer.from(packed);
  if (bytes.length < HEADER_AT) return false;
  let sum = 0;
  for (let start = HEADER_LENGTH_AT; start < bytes.length; start += SLICE_BYTES) {
    sum = crc32(bytes.subarray(start, start + SLICE_BYTES), sum);
    await letOthersWork();
  }
  return sum === bytes.readUInt32LE(CHECKSUM_AT);
}

function checksum(bytes: Buffer): number {
  return crc32(bytes.subarray(HEADER_LENGTH_AT));
}

function headerOf(text: string): Header {
  try {
    return header.parse(JSON.parse(text));
  } catch {
    throw new DamagedSnapshot("no header");
  }
}

function kindOf(column: Column): (typeof KINDS)[number] {
  if (column instanceof Uint8Array) return "u8";
  if (column instanceof Uint16Array) return "u16";
  if (column instanceof Uint32Array) return "u32";
  if (column instanceof Int16Array) return "i16";
  return column instanceof Int32Array ? "i32" : "f64";
}

function aligned(position: number): number {
  return Math.ceil(position / ALIGNMENT) * ALIGNMENT;
}
