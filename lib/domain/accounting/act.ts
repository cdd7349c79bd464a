import type { Currency } from "../money";
import type { TicketLine } from "../reports/ticket-lines";

/** What an act of the ledger is to accounting. `adjustment`: a top-up that was reversed, or another correction by hand. */
export const ACCOUNTING_KINDS = ["sale", "extras", "refund", "void", "top_up", "adjustment"] as const;
export type AccountingKind = (typeof ACCOUNTING_KINDS)[number];

/** An act of the ledger with all that its document says. Amounts are integers of minor units. */
export interface AccountingAct {
  /** From 1, without gaps. */
  number: number;
  /** The ledger's transaction. */
  id: string;
  kind: AccountingKind;
  at: Date;
  currency: Currency;
  agency: { code: string; name: string; isDemo: boolean };
  /** Null of what belongs to no booking. */
  bookingNumber: string | null;
  memo: string;
  /** Ticket by ticket; empty of what belongs to no booking. */
  lines: readonly TicketLine[];
  /** The ledger's entries, which sum to zero. */
  entries: readonly { account: string; amountMinor: number }[];
}

/** What moved on the agency's deposit. */
export function movedMinor({ entries }: Pick<AccountingAct, "entries">): number {
  return entries.filter(({ account }) => account === "deposit").reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
