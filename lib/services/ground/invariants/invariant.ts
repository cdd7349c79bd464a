/** Something that is true of the database at every moment between two transactions, written as the query for what breaks it. */
export interface Invariant {
  /** Name in reports and metrics. */
  name: string;
  /** What holds, in one clause. */
  holds: string;
  /** A count of what is looked at, so that nobody takes an empty table for a whole one. */
  counts: string;
  /**
   * What breaks it, as rows of `id` and `detail`, both text: ids, numbers and statuses, never what a person has said of themselves. The table
   * `given` has one row, with `facts`: Facts as JSON.
   */
  broken: string;
}

/** What the queries go by, besides the tables. */
export interface Facts {
  /** Milliseconds since 1970. */
  now: number;
  /** What is late by no more than this is on its way. */
  patienceMinutes: number;
  liveStatuses: readonly string[];
  /** Actions that move money back to the deposit. */
  refundingActions: readonly string[];
  /** Refunding actions that give back the whole price. */
  fullRefundActions: readonly string[];
  transitions: readonly { status: string; action: string; next: string }[];
  /** Event types of webhooks, by the action that they announce. */
  eventTypes: Readonly<Record<string, string>>;
}
