import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Column, Packing } from "./pack";
import { PartWriter, readPart } from "./part-file";

const about = {
  origin: "schedule of a test",
  versions: { schedule: { version: 3, parted: 2, at: 1_795_000_000_123.5 } },
  fromDay: 1,
  toDay: 9,
};

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-part-"));
  file = path.join(folder, "part");
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

function shared(values: Uint16Array): Uint16Array {
  const column = new Uint16Array(new SharedArrayBuffer(values.byteLength));
  column.set(values);
  return column;
}

const column: fc.Arbitrary<Column> = fc.oneof(
  fc.uint8Array({ maxLength: 9 }),
  fc.uint16Array({ maxLength: 9 }),
  fc.uint32Array({ maxLength: 9 }),
  fc.int16Array({ maxLength: 9 }),
  fc.int32Array({ maxLength: 9 }),
  fc.float64Array({ maxLength: 9 }),
  // Views of a part of what others or threads share.
  fc.int32Array({ minLength: 3, maxLength: 9 }).map((all) => all.subarray(1, -1)),
  fc.uint16Array({ minLength: 3, maxLength: 9 }).map((all) => shared(all).subarray(1)),
  fc.uint16Array({ minLength: 5, maxLength: 9 }).map((all) => shared(all).subarray(4)),
);
const columns = fc.uniqueArray(fc.tuple(fc.string(), column), { selector: ([name]) => name, maxLength: 9 });

test("columns come out of a file as they went in, however they were handed over", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(columns, { maxLength: 3 }), async (handed) => {
      const writer = await PartWriter.open(about, file);
      const packing = new Packing(about, writer);
      // Each by its own name.
      for (const [turn, named] of handed.entries()) packing.add(named.map(([name, values]) => [`${turn} ${name}`, values]));
      const packed = packing.finish();
      await writer.finish();
      const read = await readPart(file);
      expect(read).toEqual(packed);
      expect([...read.columns].map(([name]) => name)).toEqual([...packed.columns].map(([name]) => name));
      for (const { buffer, byteLength } of packed.columns.values()) {
        expect(buffer).toBeInstanceOf(SharedArrayBuffer);
        expect(buffer.byteLength).toBeLessThanOrEqual(2 * byteLength);
      }
    }),
  );
});

test("a part that is not finished leaves no file, and hides none", async () => {
  await (await PartWriter.open(about, file)).finish();
  const writer = await PartWriter.open({ ...about, fromDay: 2 }, file);
  writer.take([["column", new Uint8Array(100_000)]]);
  expect((await readPart(file)).about).toEqual(about);
  await writer.abandon();
  expect(fs.readdirSync(folder)).toEqual(["part"]);
  expect((await readPart(file)).about).toEqual(about);
});

test("a part whose file cannot be put into its place is told, and leaves nothing", async () => {
  fs.mkdirSync(file);
  const writer = await PartWriter.open(about, file);
  writer.take([["column", new Uint8Array(100_000)]]);
  await expect(writer.finish()).rejects.toThrow(/EISDIR/);
  expect(fs.readdirSync(folder)).toEqual(["part"]);
});
