/** No line of these tables comes near; a file that is no CSV must not fill the memory. */
export const LONGEST_RECORD = 65_536;

const LINE_END = /[\r\n]/;
/** Within so many bytes every format says what it is. */
const TELLING_BYTES = 128;
/** What spreadsheets put between fields: a semicolon where the comma is that of decimals, a tab in what is copied. */
const DELIMITERS = [",", ";", "\t"] as const;

/** Of a text in UTF-8, one character per byte, perhaps behind a byte order mark. Programs that pad lines repeat the separator. */
const SEPARATOR_LINE = /^(?:\xef\xbb\xbf)?"?sep=([^\w"])"?\1*\s*$/i;

/** The bytes of a file are no UTF-8. */
export class OtherEncoding extends Error {
  /** @param encoding what they look like */
  constructor(readonly encoding: string) {
    super(`the file is in ${encoding}`);
  }
}

/** The file is no text at all. */
export class OtherFormat extends Error {
  /** @param format what it is, e.g. `XLSX (Excel)` */
  constructor(readonly format: string) {
    super(`the file is ${format}`);
  }
}

/** The beginning of a file that is to be read as CSV. */
interface Beginning {
  /** The whole file; reading on throws OtherEncoding where it is no UTF-8. */
  bytes: AsyncIterable<Uint8Array>;
  /** What separates its fields. */
  delimiter: string;
  /** Line on which its table begins, from 1. */
  firstLine: number;
}

/**
 * What separates the fields of a file: what a first line such as `sep=;` says, as Excel reads and writes it, which then is no line of the table;
 * else whatever the first line has most of, as names of columns have none of it.
 * @throws OtherFormat where it is a spreadsheet, a packed file or a document
 */
export async function beginFile(source: AsyncIterable<Uint8Array>): Promise<Beginning> {
  const chunks = source[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    head = Buffer.concat([head, next.value]);
    if (head.byteLength >= LONGEST_RECORD || (head.byteLength >= TELLING_BYTES && LINE_END.test(head.toString("latin1")))) break;
  }
  const format = formatOf(head.toString("latin1"));
  if (format !== undefined) {
    await chunks.return?.();
    throw new OtherFormat(format);
  }
  const [line = ""] = head.toString("latin1").split(LINE_END, 1);
  const said = SEPARATOR_LINE.exec(line)?.[1];
  return { bytes: checked(head, chunks), delimiter: said ?? mostOf(line), firstLine: said === undefined ? 1 : 2 };
}

/** How files of other formats begin, byte by byte. Spreadsheets of today are archives of ZIP, whose first file says of what. */
const FORMATS: readonly (readonly [format: string, begins: string, goesOn: RegExp])[] = [
  ["ODS (LibreOffice)", "PK\u0003\u0004", /^.{26}mimetypeapplication\/vnd\.oasis\.opendocument/s],
  ["XLSX (Excel)", "PK\u0003\u0004", /^.{26}(\[Content_Types\]|_rels\/|docProps\/|xl\/)/s],
  ["ZIP", "PK\u0003\u0004", /^/],
  ["XLS (Excel)", "\u00d0\u00cf\u0011\u00e0", /^/],
  ["gzip", "\u001f\u008b", /^/],
  ["PDF", "%PDF-", /^/],
  ["HTML or XML", "", /^(\xef\xbb\xbf)?\s*<[!?a-z]/i],
];

/** @param head one character per byte @returns undefined where it may be a text */
function formatOf(head: string): string | undefined {
  return FORMATS.find(([, begins, goesOn]) => head.startsWith(begins) && goesOn.test(head.slice(begins.length)))?.[0];
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
