import { z } from "zod";
import type { Reader } from "../statement/read-deposit";
import { isReported, type ReportQuestion } from "./report-question";

/** What the ledger says of the house's own fees in a period, minor units. */
export interface LedgerFees {
  /** Charged with bookings and extras. */
  chargedMinor: number;
  /** Given back with refunds. */
  backMinor: number;
}

const minor = z.bigint().transform(Number);
const rows = z.tuple([z.object({ chargedMinor: minor, backMinor: minor })]);

/**
 * Adds up the entries of the accounts of fees one by one, each of a transaction that moved a deposit which is reported: sums of days have no part in it. Both
 * entries of a transaction have its moment.
 */
export async function readLedgerFees(on: Reader, { from, until, currency, agency }: ReportQuestion): Promise<LedgerFees> {
  const found = await on.$queryRaw`
    select coalesce(sum(f.amount_minor) filter (where e.kind = 'payment'), 0)::bigint as "chargedMinor",
           coalesce(-sum(f.amount_minor) filter (where e.kind = 'refund'), 0)::bigint as "backMinor"
      from ledger_account a
      join partner p on p.id = a.partner_id
      join ledger_entry e on e.account_id = a.id and e.created_at >= ${from} and e.created_at < ${until}
      join ledger_entry f on f.transaction_id = e.transaction_id and f.created_at >= ${from} and f.created_at < ${until}
     where a.kind = 'deposit' and a.currency = ${currency}::currency and ${isReported(agency)}
       and f.account_id = any(array(select id from ledger_account where kind = 'fees' and currency = ${currency}::currency))`;
  return rows.parse(found)[0];
}
