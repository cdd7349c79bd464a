/** Why a file is not read as a table: it is none, or more of it would have to be unpacked than a table of people has. */
export type TableFault = "unreadable" | "too_large";

/** A file that is not read as a table. */
export class UnreadableTable extends Error {
  constructor(
    readonly fault: TableFault,
    message: string,
  ) {
    super(message);
  }
}
