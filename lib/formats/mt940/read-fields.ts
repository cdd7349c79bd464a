import { StatementFault } from "@/lib/domain/bank/bank-line";

/** One field of a message: `:61:2601150115C1234,56NTRF…`, with the lines that go on with it. */
export interface Field {
  tag: string;
  /** Lines of its text, the first behind the tag. */
  lines: string[];
  /** Number of the line in the file, from 1. */
  line: number;
}

const TAGGED = /^:(\d{2}[A-Z]?):(.*)$/;
/** Blocks of SWIFT around the text (`{1:…}{4:`), and the line that ends it (`-` or `-}`). */
const AROUND = /^\{|^-\}?$/;

/**
 * The fields of a file, in their order. A message may stand in the blocks of SWIFT or alone; what stands before the first field is no part of one.
 * @throws StatementFault where no field is in it
 */
export function readFields(text: string): Field[] {
  const fields: Field[] = [];
  let isWithin = false;
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const written = raw.trimEnd();
    const [, tag, first] = TAGGED.exec(written.replace(/^\{.*\{4:/, "")) ?? [];
    if (tag !== undefined && first !== undefined) {
      fields.push({ tag, lines: [first], line: index + 1 });
      isWithin = true;
    } else if (AROUND.test(written)) isWithin = false;
    else if (isWithin && written !== "") fields.at(-1)?.lines.push(written);
  }
  if (fields.length === 0) throw new StatementFault("no_statement", 0, ":20:");
  return fields;
}
