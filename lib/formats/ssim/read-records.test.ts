import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { readRecords } from "./read-records";

const folder = mkdtempSync(path.join(os.tmpdir(), "parvoz-ssim-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** More than one chunk of the reader holds. */
const RECORDS = Array.from({ length: 1000 }, (_, index) => `3 QX ${index}`.padEnd(200, "."));

async function read(content: string | Buffer): Promise<string[]> {
  const file = path.join(folder, "file");
  writeFileSync(file, content, "latin1");
  const found: string[] = [];
  for await (const records of readRecords(file)) found.push(...records);
  return found;
}

it.each([
  ["lines", RECORDS.map((record) => `${record}\n`).join("")],
  ["lines with carriage returns", RECORDS.map((record) => `${record}\r\n`).join("")],
  ["lines, the last one without its end", RECORDS.join("\n")],
  ["blocks without line ends", RECORDS.join("")],
  ["blocks with a line end after the last", `${RECORDS.join("")}\r\n`],
  ["lines before a Ctrl-Z", `${RECORDS.join("\n")}\n\u001aold bytes\n`],
  ["blocks before a Ctrl-Z", `${RECORDS.join("")}\u001a\u001a\u001a`],
  ["lines after a byte order mark", `\u00ef\u00bb\u00bf${RECORDS.join("\n")}`],
  ["blocks after a byte order mark", `\u00ef\u00bb\u00bf${RECORDS.join("")}`],
  ["packed lines", gzipSync(RECORDS.join("\n"))],
  ["packed blocks", gzipSync(RECORDS.join(""))],
])("finds all records of %s", async (_what, content) => {
  expect(await read(content)).toEqual(RECORDS);
});

it("keeps what is left of a record that was cut", async () => {
  expect(await read(RECORDS.join("").slice(0, -50))).toEqual([...RECORDS.slice(0, -1), RECORDS.at(-1)?.slice(0, 150)]);
});

it("reads an empty file, and a single short line", async () => {
  expect(await read("")).toEqual([]);
  expect(await read("1SHORT")).toEqual(["1SHORT"]);
});

it("fails where a packed file is broken, or there is none", async () => {
  await expect(read(gzipSync(RECORDS.join("\n")).subarray(0, 60))).rejects.toMatchObject({ code: "Z_BUF_ERROR" });
  await expect(readRecords(path.join(folder, "none"))[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: "ENOENT" });
});
