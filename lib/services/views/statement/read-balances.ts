import { MONEY_ZONE } from "./moments-of";
import type { Reader } from "./read-deposit";
import { readStatement } from "./read-statement";
import type { StatementQuestion } from "./statement-rows";

/** What was on a deposit before and after a period, as the statement of the interface says it; major units. */
export async function readBalances(on: Reader, { partnerId, filter: { from, to, currency } }: StatementQuestion) {
  const { accounts } = await readStatement({ partnerId, query: { from, to, currency, time_zone: MONEY_ZONE }, on });
  const [{ opening_balance, closing_balance } = { opening_balance: 0, closing_balance: 0 }] = accounts;
  return { opening_balance, closing_balance };
}
