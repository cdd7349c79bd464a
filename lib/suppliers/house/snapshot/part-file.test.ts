import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Column } from "./pack";
import { readPart, writePart } from "./part-file";

const id = { part: "schedule", origin: "of a test", data: "schedule 3@1795000000.123", fromDay: 1, toDay: 9 } as const;

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-part-"));
  file = path.join(folder, "part");
});
afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

const column: fc.Arbitrary<Column> = fc.oneof(
  fc.uint8Array({ maxLength: 9 }),
  fc.uint16Array({ maxLength: 9 }),
  fc.uint32Array({ maxLength: 9 }),
  fc.int16Array({ maxLength: 9 }),
  fc.int32Array({ maxLength: 9 }),
  fc.float64Array({ maxLength: 9 }),
  // A view of a part of what others share.
  fc.int32Array({ minLength: 3, maxLength: 9 }).map((all) => all.subarray(1, -1)),
);
const key = fc.string().filter((name) => name !== "column" && name !== "__proto__");
const rows = fc.array(fc.record({ code: fc.string(), amount: fc.integer(), until: fc.option(fc.string()) }), { maxLength: 4 });
const content = fc.dictionary(key, fc.oneof(column, fc.string(), fc.integer(), rows, fc.dictionary(key, column, { maxKeys: 3 })), {
  maxKeys: 9,
});

test("what goes into a file comes out of it", async () => {
  await fc.assert(
    fc.asyncProperty(content, async (written) => {
      await writePart(file, { id, content: written });
      const { content: read, ...others } = await readPart(file, z.unknown());
      expect(others).toEqual({ id });
      expect(read).toEqual({ ...written });
    }),
  );
});

test("a file whose content is of another shape is not read", async () => {
  await writePart(file, { id, content: { one: new Uint8Array(1) } });
  await expect(readPart(file, z.object({ two: z.instanceof(Uint8Array) }))).rejects.toThrow(z.ZodError);
});

test("a file that cannot be put into its place leaves nothing", async () => {
  fs.mkdirSync(file);
  await expect(writePart(file, { id, content: { column: new Uint8Array(100_000) } })).rejects.toThrow(/EISDIR/);
  expect(fs.readdirSync(folder)).toEqual(["part"]);
});
