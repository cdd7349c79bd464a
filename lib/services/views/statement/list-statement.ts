import type { StatementFilter, StatementPage } from "@/lib/contracts/portal/account-statement";
import { db } from "@/lib/db";
import { cursorOf, NUMBER_FORM, pageOfRows, placeIn } from "@/lib/services/ground/paging/cursor";
import { heldTerms } from "@/lib/services/terms/partners/partner-terms";
import { readBalances } from "./read-balances";
import { depositOf, presentMovements, readMovements, sumMovements } from "./statement-rows";

/** Rows of one page. */
const STATEMENT_PAGE = 50;

interface ListStatement {
  partnerId: string;
  filter: StatementFilter;
  cursor?: string | undefined;
}

/**
 * A page of what has moved on one deposit, newest first, with what was on it before and after the period: all of it as of one moment.
 * @throws AppError validation (`cursor`, `to`); currency_not_held
 */
export async function listStatement({ partnerId, filter, cursor }: ListStatement): Promise<StatementPage> {
  const { currency } = await heldTerms(partnerId, filter.currency);
  const question = { partnerId, filter: { ...filter, currency } };
  const place = cursor === undefined ? null : placeIn(cursor, NUMBER_FORM);
  const read = await db().$transaction(
    async (tx) => {
      const deposit = await depositOf(tx, question);
      return {
        balances: await readBalances(tx, question),
        found: await sumMovements(tx, deposit, question),
        movements: await readMovements(tx, deposit, question, { place, limit: STATEMENT_PAGE + 1 }),
      };
    },
    { isolationLevel: "RepeatableRead" },
  );
  const { rows, next_cursor } = pageOfRows(read.movements, STATEMENT_PAGE, ({ at, id }) => cursorOf({ at, id: String(id) }));
  return { items: await presentMovements(rows), next_cursor, currency, ...read.balances, found: read.found };
}
