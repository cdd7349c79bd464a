import { v7 as uuid } from "uuid";
import { db } from "@/lib/db";
import { depositPostings, type Posting, type TransactionKind } from "@/lib/domain/ledger";
import type { Currency } from "@/lib/domain/money";
import { houseIdOf } from "../access/partner-mode";
import { retryConflict, sqlState } from "../outbox/retry-conflict";

const UNIQUE_VIOLATION = "23505";

/** One ledger transaction, as the SQL function `post_ledger_v1` takes it. */
export interface LedgerPosting {
  id: string;
  bookingId: string | null;
  kind: TransactionKind;
  memo: string;
  entries: Posting[];
}

export function ledgerPosting(posting: Omit<LedgerPosting, "id">): LedgerPosting {
  return { id: uuid(), ...posting };
}

/** Opens the partner's deposit account where it is missing. */
export async function openAccount({ partnerId, currency }: { partnerId: string; currency: Currency }): Promise<void> {
  await retryConflict(() => db().$queryRaw`select open_ledger_account_v1(${partnerId}::uuid, 'deposit', ${currency})::text`);
}

/**
 * Money that a partner has paid in, in its own currency.
 * @param amountMinor positive integer of minor units
 * @param id of the transaction: with it the money is given once, however often it is asked for
 * @throws RangeError for any other amount
 */
export async function depositMoney(options: { partnerId: string; amountMinor: number; memo: string; id?: string }): Promise<void> {
  const { partnerId, amountMinor, memo, id = uuid() } = options;
  const partner = await db().partner.findUniqueOrThrow({ where: { id: partnerId }, select: { currency: true, testOf: true } });
  const entries = depositPostings(partnerId, houseIdOf(partnerId, partner), partner.currency, amountMinor);
  const posting = JSON.stringify({ id, bookingId: null, kind: "deposit", memo, entries } satisfies LedgerPosting);
  try {
    await retryConflict(() => db().$queryRaw`select post_ledger_v1(${posting}::jsonb)::text`);
  } catch (error) {
    const given = options.id !== undefined && sqlState(error) === UNIQUE_VIOLATION;
    if (!given) throw error;
  }
}
