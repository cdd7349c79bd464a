/** How a bank's statements come: its own table, or SWIFT MT940. */
export const BANK_FORMATS = ["csv", "mt940"] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

/** One movement on an account of the house, as a bank's file has it. */
export interface BankLine {
  /** Number of the statement that it stands in, as the bank writes it; empty where its files have none. */
  statement: string;
  /** `YYYY-MM-DD`: the day on which the bank booked it, and the day from which it counts the money. */
  bookedOn: string;
  valueDate: string;
  /** Minor units; above zero where money came in. */
  amountMinor: number;
  /** Number of the payment order; empty where it is not told. */
  document: string;
  /** Who paid, or was paid; empty where it is not told. */
  party: string;
  purpose: string;
}

/** Columns of a bank's table, by what its first line calls them. Either one column of amounts, or one each for what came in and went out. */
export const MAPPED_COLUMNS = ["date", "value_date", "document", "party", "purpose", "credit", "debit", "amount"] as const;
export type MappedColumn = (typeof MAPPED_COLUMNS)[number];
export type ColumnMapping = Partial<Record<MappedColumn, string>>;

/**
 * What has become of a line: `unmatched` nobody knows whose it is, `matched` it is an agency's, `waiting` its top-up waits for a second person,
 * `posted` it is on the agency's deposit, `aside` it is no top-up: a charge of the bank, or money that went out.
 */
export const BANK_LINE_STATES = ["unmatched", "matched", "waiting", "posted", "aside"] as const;
export type BankLineState = (typeof BANK_LINE_STATES)[number];

/** What can be wrong with a bank's file. */
export const STATEMENT_PROBLEMS = [
  "no_statement",
  "field_missing",
  "bad_field",
  "other_account",
  "other_currency",
  "not_closing",
  "no_columns",
  "bad_date",
  "bad_amount",
  "too_many_lines",
] as const;
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number];

/** A bank's file cannot be taken: nothing of it is. */
export class StatementFault extends Error {
  /**
   * @param line of the file, from 1; 0 where it is about the whole
   * @param value what stands there, or what is missing
   */
  constructor(
    readonly problem: StatementProblem,
    readonly line: number,
    readonly value: string,
  ) {
    super(`${problem} at line ${line}: ${value}`);
  }
}
