import { remembered } from "@/lib/util/waiting/remembered";

/**
 * The bytes of a text's UTF-8, one character each. ASCII stays as it is. Texts of such characters alone are joined, and made bytes of
 * (`latin1`), several times as fast as those with Cyrillic letters: 0.1 ms instead of 1.2 ms for 100 offers.
 */
export function byteText(text: string): string {
  return Buffer.from(text).toString("latin1");
}

const written = new WeakMap<object, string>();

/** JSON of an object that many responses share and nobody changes, as byteText; written once for as long as the object lives. */
export function sharedJson(value: object): string {
  return remembered(written, value, () => byteText(JSON.stringify(value)));
}

/** Bytes that are put together once, when all are known: each is copied a single time, into a buffer of the right size. */
export class ByteParts {
  private readonly parts: (string | Buffer)[] = [];
  private length = 0;

  /** @param part a byteText, or UTF-8 that nobody changes before `join` */
  add(part: string | Buffer): void {
    this.parts.push(part);
    this.length += part.length;
  }

  join(): Buffer<ArrayBuffer> {
    const bytes = Buffer.allocUnsafe(this.length);
    let end = 0;
    for (const part of this.parts) end += typeof part === "string" ? bytes.write(part, end, "latin1") : part.copy(bytes, end);
    return bytes;
  }
}
