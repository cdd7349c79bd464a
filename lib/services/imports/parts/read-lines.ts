import { createReadStream } from "node:fs";

const CHUNK_BYTES = 1 << 16;
/** A file without line ends must not fill the memory: longer lines are cut here, far above any that is right. */
const LONGEST_LINE = 65_536;

/**
 * The lines of a file in batches, without their ends (LF or CR LF), one character per byte. Memory does not grow with the file.
 * @throws the file system's error
 */
export async function* readLines(file: string): AsyncIterable<string[]> {
  let rest = "";
  for await (const chunk of createReadStream(file, { encoding: "latin1", highWaterMark: CHUNK_BYTES })) {
    const lines = `${rest}${chunk}`.split("\n");
    rest = (lines.pop() ?? "").slice(0, LONGEST_LINE);
    yield lines.map(withoutReturn);
  }
  if (rest !== "") yield [withoutReturn(rest)];
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
