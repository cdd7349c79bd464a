/** Between the fields of a record, and after each record but the last: characters that no import lets in. */
export const FIELD_END = "\u001f";
export const RECORD_END = "\u001e";

const FIELD_CODE = FIELD_END.charCodeAt(0);
const RECORD_CODE = RECORD_END.charCodeAt(0);
const MINUS = "-".charCodeAt(0);
const ZERO = "0".charCodeAt(0);

/** Texts of so few bytes, codes of carriers, airports and aircraft, come again and again: each is made once. */
const SHORT_BYTES = 3;
const MOST_SHORT_TEXTS = 20_000;
const shortTexts = new Map<number, string>();

/** Reads records of fields out of UTF-8 bytes, one after another. No text that it gives holds on to the bytes. */
export class Records {
  private position = 0;
  private readonly bytes: Buffer;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Whether there is another record: call it before each one. */
  next(): boolean {
    return this.position < this.bytes.length;
  }

  text(): string {
    const start = this.position;
    const end = this.fieldEnd();
    return end - start <= SHORT_BYTES ? this.shortText(start, end) : this.bytes.toString("utf8", start, end);
  }

  /** A whole number. */
  integer(): number {
    let code = this.bytes[this.position] ?? 0;
    const negative = code === MINUS;
    if (negative) code = this.bytes[++this.position] ?? 0;
    let value = 0;
    for (; code !== FIELD_CODE && code !== RECORD_CODE && this.position < this.bytes.length; code = this.bytes[++this.position] ?? 0) {
      value = value * 10 + (code - ZERO);
    }
    this.position += 1;
    return negative ? -value : value;
  }

  /** A whole number, or null where the field is empty. */
  integerOrNull(): number | null {
    const code = this.bytes[this.position];
    if (code !== undefined && code !== FIELD_CODE && code !== RECORD_CODE) return this.integer();
    this.position += 1;
    return null;
  }

  textOrNull(): string | null {
    const text = this.text();
    return text === "" ? null : text;
  }

  /** All fields that are left of the record, as one text. */
  rest(): string {
    const start = this.position;
    const found = this.bytes.indexOf(RECORD_CODE, start);
    const end = found === -1 ? this.bytes.length : found;
    this.position = end + 1;
    return this.bytes.toString("utf8", start, end);
  }

  private shortText(start: number, end: number): string {
    // One in front, so that no two texts of different lengths have the same key.
    let key = 1;
    for (let at = start; at < end; at++) key = (key << 8) | (this.bytes[at] ?? 0);
    const known = shortTexts.get(key);
    if (known !== undefined) return known;
    const text = this.bytes.toString("utf8", start, end);
    if (shortTexts.size >= MOST_SHORT_TEXTS) shortTexts.clear();
    shortTexts.set(key, text);
    return text;
  }

  private fieldEnd(): number {
    let end = this.position;
    for (let code = this.bytes[end]; code !== undefined && code !== FIELD_CODE && code !== RECORD_CODE; code = this.bytes[end]) end += 1;
    this.position = end + 1;
    return end;
  }
}

/** The bytes of a list of texts, to be read again by `textsOf`. */
export function bytesOfTexts(texts: readonly string[]): Uint8Array {
  return Buffer.from(texts.map((text) => text + RECORD_END).join(""));
}

export function textsOf(bytes: Uint8Array): string[] {
  const records = new Records(bytes);
  const texts: string[] = [];
  while (records.next()) texts.push(records.rest());
  return texts;
}
