import { once } from "node:events";
import { createReadStream, type ReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { RECORD_LENGTH } from "./columns";

const CHUNK_BYTES = 1 << 16;
/** A line without an end must not fill the memory: longer ones are cut here, far above any that is right. */
const LONGEST_LINE = 65_536;
/** The mark that some programs put before a text, as UTF-8. */
const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/;
/** Programs of old end a text with it (Ctrl-Z). What follows is what the disk's last block held. */
const END_OF_TEXT = "\u001a";
const GZIP = [0x1f, 0x8b] as const;
/** Schedules pack to a tenth or a twentieth; nothing but a trap unpacks to so many times its size, once it is large at all. */
const MOST_TIMES = 100;
const LARGE_BYTES = 64 * 1024 * 1024;

/** A packed file that would unpack for ever. */
export class PackedTight extends Error {
  readonly mostTimes = MOST_TIMES;
}

/**
 * The records of an SSIM file in batches, one character per byte: lines without their ends (LF or CR LF), or every 200 bytes where there
 * are no ends; unpacked where the file is packed by gzip, without a byte order mark, and up to a Ctrl-Z. Memory does not grow with the file.
 * @throws PackedTight, the file system's error, or zlib's
 */
export async function* readRecords(file: string): AsyncIterable<string[]> {
  let rest = "";
  let take: Splitter | undefined;
  for await (const chunk of textOf(file)) {
    const text: string = take ? `${rest}${chunk}` : chunk.replace(BYTE_ORDER_MARK, "");
    const end = text.indexOf(END_OF_TEXT);
    const whole = end < 0 ? text : text.slice(0, end);
    take ??= hasLineEnds(whole) ? takeLines : takeBlocks;
    const taken = take(whole);
    rest = taken.rest;
    yield taken.records;
    if (end >= 0) break;
  }
  // Blocks may end with one line end.
  const last = rest.replace(/[\r\n]+$/, "");
  if (last !== "") yield [last];
}

/** Takes the whole records off a text. */
type Splitter = (text: string) => { records: string[]; rest: string };

function takeLines(text: string): ReturnType<Splitter> {
  const lines = text.split("\n");
  const rest = (lines.pop() ?? "").slice(0, LONGEST_LINE);
  return { records: lines.map(withoutReturn), rest };
}

function takeBlocks(text: string): ReturnType<Splitter> {
  const count = Math.floor(text.length / RECORD_LENGTH);
  const records = Array.from({ length: count }, (_, index) => text.slice(index * RECORD_LENGTH, (index + 1) * RECORD_LENGTH));
  return { records, rest: text.slice(count * RECORD_LENGTH) };
}

/** Whatever a first line is, it ends near its 200 bytes. */
function hasLineEnds(text: string): boolean {
  return text.length <= RECORD_LENGTH || text.slice(0, 2 * RECORD_LENGTH).includes("\n");
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

async function* textOf(file: string): AsyncIterable<string> {
  const stream = createReadStream(file, { highWaterMark: CHUNK_BYTES });
  try {
    const bytes = (await isPacked(stream)) ? stream.pipe(createGunzip()) : stream;
    // A pipe does not hand on what fails before it.
    stream.once("error", (error) => bytes.destroy(error));
    let size = 0;
    for await (const chunk of bytes) {
      const part = Buffer.from(chunk);
      size += part.length;
      if (size > LARGE_BYTES && size > MOST_TIMES * stream.bytesRead) throw new PackedTight();
      yield part.toString("latin1");
    }
  } finally {
    stream.destroy();
  }
}

/** Looks at the first bytes, and puts them back. */
async function isPacked(stream: ReadStream): Promise<boolean> {
  await once(stream, "readable");
  const first: Buffer | null = stream.read(GZIP.length);
  if (first) stream.unshift(first);
  return GZIP.every((byte, index) => first?.[index] === byte);
}
