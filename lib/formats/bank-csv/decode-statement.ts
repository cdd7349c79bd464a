/**
 * The text of a bank's file: what its byte order mark says, else UTF-8 where it is that, else windows-1251, in which programs of banks here save. A mark is no part
 * of the text.
 */
export function decodeStatement(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1251").decode(content);
  }
}
