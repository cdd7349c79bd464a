import { z } from "zod";
import type { Reader } from "../statement/read-deposit";
import { isReported, type ReportQuestion } from "./report-question";

/** What the ledger says of a period, minor units. */
export interface LedgerMinor {
  /** Paid from deposits for bookings and extras. */
  soldMinor: number;
  /** Come back to deposits. */
  returnedMinor: number;
}

const rows = z.tuple([z.object({ soldMinor: z.bigint(), returnedMinor: z.bigint() })]);

/** Adds up the entries of all deposits one by one: what reports are held against, so neither sums of days nor records of bookings have a part in it. */
export async function readLedgerSums(on: Reader, { from, until, currency, agency }: ReportQuestion): Promise<LedgerMinor> {
  const found = await on.$queryRaw`
    select coalesce(-sum(e.amount_minor) filter (where e.kind = 'payment'), 0)::bigint as "soldMinor",
           coalesce(sum(e.amount_minor) filter (where e.kind = 'refund'), 0)::bigint as "returnedMinor"
      from ledger_account a
      join partner p on p.id = a.partner_id
      join ledger_entry e on e.account_id = a.id and e.created_at >= ${from} and e.created_at < ${until}
     where a.kind = 'deposit' and a.currency = ${currency}::currency and ${isReported(agency)}`;
  const [{ soldMinor, returnedMinor }] = rows.parse(found);
  return { soldMinor: Number(soldMinor), returnedMinor: Number(returnedMinor) };
}
