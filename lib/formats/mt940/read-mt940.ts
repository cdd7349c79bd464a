import { type BankLine, StatementFault } from "@/lib/domain/bank/bank-line";
import { type Field, readFields } from "./read-fields";
import { type Movement, readBalance, readMovement } from "./read-parts";

/** A statement of an account, or a page of one. */
export interface Mt940Statement {
  reference: string;
  account: string;
  /** As field 28C has it: the number of the statement, and of its page behind a slash where it has several. */
  number: string;
  currency: string;
  openingMinor: number;
  closingMinor: number;
  lines: BankLine[];
}

/**
 * Customer statement messages of SWIFT (MT 940, category 9 of the user handbook): `:20:` reference, `:25:` account, `:28C:` number, `:60F:` or `:60M:` opening
 * balance, `:61:` movements with their `:86:` information, `:62F:` or `:62M:` closing balance. Other fields are passed over. Of every statement the opening balance
 * and its movements come to the closing one.
 * @throws StatementFault for whatever is missing, wrong or does not add up: then nothing is read
 */
export function readMt940(text: string): Mt940Statement[] {
  const messages: Field[][] = [];
  for (const field of readFields(text)) {
    if (field.tag === "20") messages.push([]);
    const message = messages.at(-1);
    if (!message) throw new StatementFault("field_missing", field.line, ":20:");
    message.push(field);
  }
  return messages.map(readStatement);
}

function readStatement(fields: readonly Field[]): Mt940Statement {
  const line = fields[0]?.line ?? 0;
  const one = (...tags: readonly string[]): Field => {
    const found = fields.find(({ tag }) => tags.includes(tag));
    if (!found) throw new StatementFault("field_missing", line, `:${tags[0]}:`);
    return found;
  };
  const number = textOf(one("28C", "28"));
  const opening = readBalance(one("60F", "60M"));
  const closingField = one("62F", "62M");
  const closing = readBalance(closingField);
  if (closing.currency !== opening.currency) throw new StatementFault("bad_field", closingField.line, closing.currency);
  const lines = movementsOf(fields).map(({ movement, information }) => lineOf(movement, information, number));
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, opening.amountMinor);
  if (sum !== closing.amountMinor) throw new StatementFault("not_closing", closingField.line, textOf(closingField));
  return {
    ...{ reference: textOf(one("20")), account: textOf(one("25", "25P")), number, currency: opening.currency, lines },
    ...{ openingMinor: opening.amountMinor, closingMinor: closing.amountMinor },
  };
}

/** Movements, each with the information that follows it at once. */
function movementsOf(fields: readonly Field[]): { movement: Movement; information: string[] }[] {
  return fields.flatMap((field, index) => {
    if (field.tag !== "61") return [];
    const next = fields[index + 1];
    return [{ movement: readMovement(field), information: next?.tag === "86" ? next.lines : [] }];
  });
}

function lineOf({ reference, ...movement }: Movement, information: readonly string[], statement: string): BankLine {
  return { ...movement, statement, document: reference, party: "", purpose: information.join(" ").replace(/\s+/g, " ").trim() };
}

function textOf({ lines }: Field): string {
  return lines.join(" ").trim();
}
