/** What begins a text in a charset that needs no guessing. */
const MARKS: readonly [charset: string, mark: readonly number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * The text of a file that somebody else wrote: by its byte order mark, else UTF-8, else Latin-1, in which every byte is a letter. Schedule messages
 * are letters and digits in all of them.
 * @returns null where it is no text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked[0]).decode(bytes);
  if (bytes.includes(0)) return null;
  return decodeAs("utf-8", bytes) ?? Buffer.from(bytes).toString("latin1");
}

/** @param charset as a mail names it @returns null where there is no such charset, or the bytes are none of it */
export function decodeAs(charset: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
