import { z } from "zod";

const KINDS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i16: Int16Array, i32: Int32Array, f64: Float64Array };
export const columnKindShape = z.enum(["u8", "u16", "u32", "i16", "i32", "f64"]);
export type ColumnKind = z.output<typeof columnKindShape>;
export type Column = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array | Float64Array;

/** Typed arrays, and the object that they were taken out of: there, each is named by its number as `{ column }`. */
export interface Packed {
  rest: unknown;
  columns: Column[];
}

/** Takes the typed arrays, which are not copied, out of an object of typed arrays, objects, and values that JSON knows. */
export function pack(value: unknown): Packed {
  const columns: Column[] = [];
  return { rest: withoutColumns(value, columns), columns };
}

/** Puts the typed arrays back. */
export function unpack({ rest, columns }: Packed): unknown {
  if (!isObject(rest)) return rest;
  return "column" in rest ? columns[Number(rest.column)] : mapValues(rest, (each) => unpack({ rest: each, columns }));
}

export function kindOf(column: Column): ColumnKind {
  return columnKindShape.options.find((kind) => column instanceof KINDS[kind]) ?? "u8";
}

/** @throws RangeError where the column does not lie within the memory, or begins between two numbers */
export function columnAt(kind: ColumnKind, memory: ArrayBuffer, start: number, length: number): Column {
  return new KINDS[kind](memory, start, length);
}

function withoutColumns(value: unknown, columns: Column[]): unknown {
  if (isColumn(value)) return { column: columns.push(value) - 1 };
  return isObject(value) ? mapValues(value, (each) => withoutColumns(each, columns)) : value;
}

function mapValues(value: object, map: (each: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, map(each)]));
}

function isColumn(value: unknown): value is Column {
  return Object.values(KINDS).some((kind) => value instanceof kind);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
