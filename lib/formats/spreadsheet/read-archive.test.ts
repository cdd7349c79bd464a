import zlib, { deflateRawSync } from "node:zlib";
import { strFromU8, strToU8, zipSync } from "fflate";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { openArchive } from "./read-archive";
import { UnreadableTable } from "./unreadable-table";

const inflateRawSync = vi.spyOn(zlib, "inflateRawSync");
beforeEach(() => void inflateRawSync.mockClear());
// Files of one thread share their modules.
afterAll(() => inflateRawSync.mockRestore());

const WIDE = 0xffff_ffff;

interface Entry {
  name: string;
  /** As it stands in the archive. */
  body: Uint8Array;
  method: number;
  /** What the directory says of it, where that is something else. */
  size?: number;
  flags?: number;
  at?: number;
  extra?: Uint8Array;
}

/** An archive whose directory says what it is told to. */
function archiveOf(entries: readonly Entry[]): Uint8Array {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let end = 0;
  for (const { name, body, method, size = body.length, flags = 0, at = end, extra = new Uint8Array() } of entries) {
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    // An entry that points elsewhere has no bytes of its own.
    if (at === end) files.push(local, Buffer.from(body));
    const entry = Buffer.alloc(46 + name.length);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt32LE(at, 42);
    entry.write(name, 46);
    directory.push(entry, Buffer.from(extra));
    end = files.reduce((sum, { length }) => sum + length, 0);
  }
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt32LE(end, 16);
  return Buffer.concat([...files, ...directory, last]);
}

const open = (content: Uint8Array, most: { mostParts?: number; mostBytes?: number } = {}) =>
  openArchive(content, { isWanted: (name) => name !== "picture", mostParts: 3, mostBytes: 1_000_000, ...most });

/** What is said of an archive whose parts are all asked for. */
function faultOf(content: Uint8Array, most: { mostParts?: number; mostBytes?: number } = {}): string {
  try {
    const read = open(content, most);
    for (const name of ["a", "b", "c"]) read(name);
    return "read";
  } catch (error) {
    if (error instanceof UnreadableTable) return error.fault;
    throw error;
  }
}

const TEXT = strToU8("what stands in the part, part, part");
const stored = { name: "a", body: TEXT, method: 0 };
const deflated = { name: "b", body: deflateRawSync(TEXT), method: 8, size: TEXT.length };

it("reads parts that are stored, deflated, or have their size in the field of wide numbers, and only those that are asked for", () => {
  const extra = Buffer.alloc(17);
  extra.writeUInt16LE(7, 0);
  extra.writeUInt16LE(1, 2);
  extra.writeUInt16LE(1, 5);
  extra.writeUInt16LE(8, 7);
  extra.writeBigUInt64LE(BigInt(TEXT.length), 9);
  const read = open(archiveOf([stored, deflated, { ...deflated, name: "c", size: WIDE, extra }]));
  expect(inflateRawSync).not.toHaveBeenCalled();
  for (const name of ["a", "b", "c"]) expect(read(name)).toEqual(Buffer.from(TEXT));
  expect([read("d"), open(zipSync({ picture: TEXT }))("picture")]).toEqual([undefined, undefined]);
  expect(strFromU8(open(zipSync({ a: TEXT }))("a") ?? new Uint8Array())).toBe(strFromU8(TEXT));
});

it("stops at the size that is told, whatever would come out", () => {
  const bomb = deflateRawSync(new Uint8Array(32_000_000));
  expect(bomb.length).toBeLessThan(40_000);
  expect(faultOf(archiveOf([{ name: "a", body: bomb, method: 8, size: 20 }]))).toBe("unreadable");
  expect(inflateRawSync).toHaveBeenCalledExactlyOnceWith(expect.anything(), { maxOutputLength: 20 });
  expect(inflateRawSync).not.toHaveReturned();
});

it("unpacks nothing of what is too large, alone or together", () => {
  expect(faultOf(archiveOf([{ ...deflated, size: 1_000_001 }]))).toBe("too_large");
  expect(inflateRawSync).not.toHaveBeenCalled();
  expect(faultOf(archiveOf([stored, deflated]), { mostBytes: TEXT.length * 2 - 1 })).toBe("too_large");
  expect(inflateRawSync).not.toHaveBeenCalled();
  expect(faultOf(archiveOf([stored, deflated]), { mostParts: 1 })).toBe("too_large");
});

it.each<[string, Entry[]]>([
  ["has two parts of a name", [stored, { ...deflated, name: "a" }]],
  [
    "has parts that lie over each other",
    Array.from({ length: 5 }, (_, index) => ({ ...deflated, name: `${index}`, body: new Uint8Array(200), at: index ? 0 : undefined })),
  ],
  ["says too much of a stored part", [{ ...stored, size: TEXT.length + 1 }]],
  ["says too little of a stored part", [{ ...stored, size: TEXT.length - 1 }]],
  ["says too much of a deflated part", [{ ...deflated, size: TEXT.length + 1 }]],
  ["says too little of a deflated part", [{ ...deflated, size: TEXT.length - 1 }]],
  ["has a broken stream", [{ ...deflated, body: deflated.body.subarray(0, 5) }]],
  ["is packed in another way", [{ ...stored, method: 12 }]],
  ["is encrypted", [{ ...stored, flags: 1 }]],
  ["points beyond its end", [{ ...stored, at: 100_000 }]],
  ["has a wide size nowhere", [{ ...stored, size: WIDE }]],
])("refuses an archive that %s", (_, entries) => {
  expect(faultOf(archiveOf(entries))).toBe("unreadable");
});

it("refuses what is no archive, or only the end of one", () => {
  const whole = archiveOf([stored]);
  expect([faultOf(strToU8("PK\u0003\u0004")), faultOf(whole.subarray(0, -10)), faultOf(whole.subarray(0, -30))]).toEqual(
    Array(3).fill("unreadable"),
  );
});
