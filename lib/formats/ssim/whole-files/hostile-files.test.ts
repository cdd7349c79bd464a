import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { propertyRuns } from "@/tests/support/run/property-runs";
import { badLineText, LISTED_BAD_LINES } from "../../imports/bad-line";
import { PackedTight, readRecords } from "../read-records";
import { linesOf, parseLines, someCarrier, someLeg } from "./testing";

const folder = mkdtempSync(path.join(os.tmpdir(), "parvoz-hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));

const LINES = linesOf(someCarrier([someLeg(), someLeg({ flightNumber: 272, origin: "IST", destination: "TAS" })]));
const TEXT = LINES.join("\n");

async function read(content: Uint8Array): Promise<string[]> {
  const file = path.join(folder, "file");
  writeFileSync(file, content);
  const found: string[] = [];
  for await (const records of readRecords(file)) found.push(...records);
  return found;
}

/** Puts other bytes at some places of a file that is right. */
const damaged = fc
  .array(
    fc.tuple(
      fc.nat(TEXT.length - 1),
      fc.oneof(
        fc.uint8Array({ maxLength: 12 }),
        fc.constantFrom(...["\n", "\r", "\0", "\x1a", "3", "00XXX00"].map((text) => Buffer.from(text))),
      ),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((changes) =>
    changes.reduce(
      (bytes, [at, put]) => Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + put.length)]),
      Buffer.from(TEXT, "latin1"),
    ),
  );

test("whatever stands in a file, it is read to its end, and what is wrong is told without control characters", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(damaged, fc.uint8Array({ maxLength: 2_000 })), async (bytes) => {
      const { parser, bad } = parseLines(await read(bytes));
      expect(bad.length).toBeLessThanOrEqual(LISTED_BAD_LINES);
      expect(parser.bad.total).toBeGreaterThanOrEqual(bad.length);
      for (const each of bad) for (const locale of ["uz", "ru", "en"] as const) expect(badLineText(each, locale)).not.toMatch(/\p{Cc}/u);
    }),
    { numRuns: propertyRuns(400) },
  );
});

test("a packed file that unpacks without end is given up, in bounded memory", async () => {
  const zeros = gzipSync(Buffer.alloc(100 * 1024 * 1024, "0"));
  let records = 0;
  const file = path.join(folder, "bomb.gz");
  writeFileSync(file, zeros);
  const readAll = async () => {
    for await (const batch of readRecords(file)) records += batch.length;
  };
  await expect(readAll()).rejects.toBeInstanceOf(PackedTight);
  // What was read until then is little more than what may be read of any file.
  expect(records).toBeLessThan(400_000);
});

test("a large file that packs well, as schedules do, is read whole", async () => {
  const [leg = ""] = LINES.filter((line) => line.startsWith("3"));
  // A serial number and a flight number of their own make each line differ.
  const lines = Array.from(
    { length: 2_000 },
    (_, index) => `${leg.slice(0, 5)}${String(index).padStart(4, "0")}${leg.slice(9, 194)}${String(index).padStart(6, "0")}`,
  );
  expect(await read(gzipSync(Buffer.from(lines.join("\n"))))).toHaveLength(lines.length);
});

test.each([
  ["nothing", Buffer.of()],
  ["one byte", Buffer.of(0x31)],
  ["the beginning of a packed file", Buffer.of(0x1f)],
  ["the mark of a packed file and nothing else", Buffer.of(0x1f, 0x8b)],
  ["a packed file that was cut", gzipSync(Buffer.from(TEXT)).subarray(0, 60)],
  ["a line of 10 MB", Buffer.alloc(10_000_000, "3")],
  ["2 MB of line ends", Buffer.alloc(2_000_000, "\n")],
  ["10 MB of NUL", Buffer.alloc(10_000_000)],
])("%s ends", async (_what, bytes) => {
  const outcome = await read(bytes).then(
    (records) => parseLines(records).parser.bad.total > 0,
    (error: NodeJS.ErrnoException) => error.code?.startsWith("Z_"),
  );
  expect(outcome).toBe(true);
});
