/** No line of these tables comes near; a file that is no CSV must not fill the memory. */
export const LONGEST_RECORD = 65_536;

const LINE_END = /[\r\n]/;
/** What spreadsheets put between fields: a semicolon where the comma is that of decimals, a tab in what is copied. */
const DELIMITERS = [",", ";", "\t"] as const;

/** The bytes of a file are no UTF-8. */
export class OtherEncoding extends Error {
  /** @param encoding what they look like */
  constructor(readonly encoding: string) {
    super(`the file is in ${encoding}`);
  }
}

/**
 * What separates the fields of a file: whatever its first line has most of, as names of columns have none of it.
 * @returns the file's bytes from its beginning; reading on throws OtherEncoding where they are no UTF-8
 */
export async function beginFile(source: AsyncIterable<Uint8Array>): Promise<{ bytes: AsyncIterable<Uint8Array>; delimiter: string }> {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head = Buffer.concat([head, next.value]);
    if (head.byteLength >= LONGEST_RECORD || LINE_END.test(head.toString("latin1"))) break;
  }
  const [line = ""] = head.toString("latin1").split(LINE_END, 1);
  return { bytes: checked(head, chunks), delimiter: mostOf(line) };
}

function mostOf(line: string): string {
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

async function* checked(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncIterable<Uint8Array> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let chunk = head; ; ) {
      check(decoder, chunk);
      yield chunk;
      const next = await rest.next();
      if (next.done) break;
      chunk = next.value;
    }
    check(decoder);
  } finally {
    await rest.return?.();
  }
}

/** @throws OtherEncoding @param chunk none at the end of the file */
function check(decoder: TextDecoder, chunk?: Uint8Array): void {
  if (chunk?.includes(0)) throw new OtherEncoding("UTF-16");
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new OtherEncoding(encodingOf(chunk ?? Uint8Array.of()));
  }
}

/** Cyrillic letters stand above 0xC0 in the code page of Windows; in that of its command line half of them stand below 0xB0. */
function encodingOf(chunk: Uint8Array): string {
  if ((chunk[0] === 0xff && chunk[1] === 0xfe) || (chunk[0] === 0xfe && chunk[1] === 0xff)) return "UTF-16";
  const letters = chunk.filter((byte) => byte >= 0x80);
  return letters.filter((byte) => byte >= 0xc0).length * 2 >= letters.length ? "windows-1251" : "IBM866";
}
