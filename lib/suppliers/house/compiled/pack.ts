import { sharedColumn } from "@/lib/engine/shared-column";
import type { About } from "./versions";

export type Column = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array | Float64Array;
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

  /** Columns that are not in shared memory are copied there. */
  add(columns: readonly NamedColumn[]): void {
    const packed = columns.map(([name, column]) => [name, inSharedMemory(column)] as const);
    for (const [name, column] of packed) this.columns.set(name, column);
    this.taker?.take(packed);
  }

  finish(): PackedPart {
    return weighed({ about: this.about, columns: this.columns });
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
 * ever writes into it, it takes none. It goes with the part.
 */
const weights = new WeakMap<PackedPart, ArrayBuffer>();

/** Lets this thread's collector know how large a part is: for whoever makes one, or is given one by another thread. */
export function weighed(part: PackedPart): PackedPart {
  const memory = new Set(Array.from(part.columns.values(), ({ buffer }) => buffer));
  weights.set(part, new ArrayBuffer(Array.from(memory).reduce((sum, { byteLength }) => sum + byteLength, 0)));
  return part;
}

function missing(name: string): never {
  throw new DamagedSnapshot(`no column ${name}`);
}

function inSharedMemory(column: Column): Column {
  if (column.buffer instanceof SharedArrayBuffer) return column;
  const copy = emptyLike(column);
  copy.set(column);
  return copy;
}

function emptyLike(column: Column): Column {
  const { length } = column;
  if (column instanceof Uint8Array) return sharedColumn(Uint8Array, length);
  if (column instanceof Uint16Array) return sharedColumn(Uint16Array, length);
  if (column instanceof Uint32Array) return sharedColumn(Uint32Array, length);
  if (column instanceof Int16Array) return sharedColumn(Int16Array, length);
  return column instanceof Int32Array ? sharedColumn(Int32Array, length) : sharedColumn(Float64Array, length);
}
