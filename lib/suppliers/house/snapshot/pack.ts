import type { About } from "./versions";

export type Column = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array | Float64Array;
export const KINDS = ["u8", "u16", "u32", "i16", "i32", "f64"] as const;
export type Kind = (typeof KINDS)[number];
export type NamedColumn = readonly [name: string, column: Column];

/** A part of a snapshot: columns in memory that threads share, so that it goes from one to the other as it is. */
export interface PackedPart {
  about: About;
  columns: ReadonlyMap<string, Column>;
}

/** Something that claims to be a part of a snapshot is none, or is damaged. */
export class DamagedSnapshot extends Error {}

/** Takes the columns of a part as soon as they are there. Nobody changes them any more. */
export interface ColumnTaker {
  take(columns: readonly NamedColumn[]): void;
}

/** A part while it is packed. */
export class Packing {
  private readonly columns = new Map<string, Column>();

  /** @param taker given the packed columns too */
  constructor(
    private readonly about: About,
    private readonly taker: ColumnTaker | null = null,
  ) {}

  /** Columns that have no shared memory of their own are copied into some. */
  add(columns: readonly NamedColumn[]): void {
    const packed = columns.map(([name, column]) => [name, withOwnMemory(column)] as const);
    for (const [name, column] of packed) this.columns.set(name, column);
    this.taker?.take(packed);
  }

  finish(): PackedPart {
    return { about: this.about, columns: this.columns };
  }
}

/** Reads the columns of a part. @throws DamagedSnapshot from each method where the part has no such column */
export class Unpacked {
  constructor(private readonly part: PackedPart) {}

  u8(name: string): Uint8Array {
    const column = this.part.columns.get(name);
    return column instanceof Uint8Array ? column : missing(name);
  }

  u16(name: string): Uint16Array {
    const column = this.part.columns.get(name);
    return column instanceof Uint16Array ? column : missing(name);
  }

  u32(name: string): Uint32Array {
    const column = this.part.columns.get(name);
    return column instanceof Uint32Array ? column : missing(name);
  }

  i16(name: string): Int16Array {
    const column = this.part.columns.get(name);
    return column instanceof Int16Array ? column : missing(name);
  }

  i32(name: string): Int32Array {
    const column = this.part.columns.get(name);
    return column instanceof Int32Array ? column : missing(name);
  }

  f64(name: string): Float64Array {
    const column = this.part.columns.get(name);
    return column instanceof Float64Array ? column : missing(name);
  }
}

/**
 * The collector does not count shared memory: it would let one replaced part after another lie in wait for it. This it counts, and as nobody
 * ever writes into it, it takes none. It goes with the memory that it stands for.
 */
const weights = new WeakMap<object, ArrayBuffer>();

/** Lets this thread's collector know how large a part is. It may begin to collect at once, so nobody should be waiting. */
export function weigh({ columns }: PackedPart): void {
  const memory = new Set(Array.from(columns.values(), ({ buffer }) => buffer));
  // One for all: the collector takes its turn for each.
  const weight = new ArrayBuffer(Array.from(memory).reduce((sum, { byteLength }) => sum + byteLength, 0));
  for (const buffer of memory) weights.set(buffer, weight);
}

export function kindOf(column: Column): Kind {
  if (column instanceof Uint8Array) return "u8";
  if (column instanceof Uint16Array) return "u16";
  if (column instanceof Uint32Array) return "u32";
  if (column instanceof Int16Array) return "i16";
  return column instanceof Int32Array ? "i32" : "f64";
}

/** A column in memory that threads share. */
export function columnAt(kind: Kind, ...at: [memory: SharedArrayBuffer, start: number, length: number]): Column {
  if (kind === "u8") return new Uint8Array(...at);
  if (kind === "u16") return new Uint16Array(...at);
  if (kind === "u32") return new Uint32Array(...at);
  if (kind === "i16") return new Int16Array(...at);
  return kind === "i32" ? new Int32Array(...at) : new Float64Array(...at);
}

function missing(name: string): never {
  throw new DamagedSnapshot(`no column ${name}`);
}

/** A column taken over from a file's memory, in which all columns lie, would keep all of that. */
function withOwnMemory(column: Column): Column {
  const { buffer, byteLength, length } = column;
  if (buffer instanceof SharedArrayBuffer && buffer.byteLength <= 2 * byteLength) return column;
  const copy = columnAt(kindOf(column), new SharedArrayBuffer(byteLength), 0, length);
  copy.set(column);
  return copy;
}
