import { createHash } from "node:crypto";
import type { ColumnMapping } from "@/lib/domain/bank/bank-line";
import { type BankLine, StatementFault } from "@/lib/domain/bank/bank-line";
import { decodeStatement } from "@/lib/formats/bank-csv/decode-statement";
import { readBankCsv } from "@/lib/formats/bank-csv/read-bank-csv";
import { readMt940 } from "@/lib/formats/mt940/read-mt940";

/** More stand in no statement that is looked through line by line. */
const MOST_LINES = 5_000;

/** Whose statements a file has to be of. */
export interface OfAccount {
  account: string;
  currency: string;
  format: string;
  mapping: ColumnMapping;
}

/** A line, and what it is known by among those of its account and statement. */
export interface KnownLine extends BankLine {
  hash: string;
}

/**
 * The lines of a bank's file.
 * @throws StatementFault where it cannot be read, is of another account or currency, or does not add up
 */
export function statementLines(content: Uint8Array, { account, currency, format, mapping }: OfAccount): KnownLine[] {
  const text = decodeStatement(content);
  const lines = format === "mt940" ? linesOfMt940(text, { account, currency }) : readBankCsv(text, mapping);
  if (lines.length > MOST_LINES) throw new StatementFault("too_many_lines", 0, String(lines.length));
  return withHashes(lines);
}

function linesOfMt940(text: string, { account, currency }: Pick<OfAccount, "account" | "currency">): BankLine[] {
  return readMt940(text).flatMap((statement) => {
    // Banks write an account alone, or behind their own code and a slash.
    const named = statement.account.toUpperCase().replaceAll(" ", "");
    if (named !== account && !named.endsWith(`/${account}`)) throw new StatementFault("other_account", 0, statement.account);
    if (statement.currency !== currency) throw new StatementFault("other_currency", 0, statement.currency);
    return statement.lines;
  });
}

/** Two lines of a statement may say the same, and are two: the second like it is known by its place among them. */
function withHashes(lines: readonly BankLine[]): KnownLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const { bookedOn, valueDate, amountMinor, document, party, purpose, statement } = line;
    const said = JSON.stringify([statement, bookedOn, valueDate, amountMinor, document, party, purpose]);
    const place = counts.get(said) ?? 0;
    counts.set(said, place + 1);
    return { ...line, hash: createHash("sha256").update(`${place} ${said}`).digest("hex") };
  });
}
