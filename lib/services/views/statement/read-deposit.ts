import { z } from "zod";
import type { Currency } from "@/lib/domain/money";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Moments } from "./moments-of";

/** What reads the database: a transaction shows all of a page at one moment. */
export type Reader = Pick<Prisma.TransactionClient, "$queryRaw">;

interface Asked extends Moments {
  partnerId: string;
  currency: Currency;
}

/** A partner's deposit in a currency, as a period is read of it. */
export interface Deposit {
  /** Its account. */
  id: string;
  /** Days of the period that begin before this moment are in `deposit_day`; what has moved from it on is read movement by movement. */
  summedUntil: Date;
}

const rows = z.array(z.object({ id: z.string(), summedUntil: z.date() }));

/**
 * Looks the deposit up before it is read: the planner knows how much has moved on an account, and since when, by values alone, and takes an unknown
 * account for one of the small ones.
 * @returns null where nothing was ever on it
 */
export async function readDeposit(on: Reader, { partnerId, currency, from, until }: Asked): Promise<Deposit | null> {
  const found = await on.$queryRaw`
    select id::text as id, least(${until}, greatest(${from}, begin_of_day_in_tashkent(coalesce(summed_until, '-infinity')))) as "summedUntil"
      from ledger_account where partner_id = ${partnerId}::uuid and kind = 'deposit' and currency = ${currency}::currency`;
  return rows.parse(found)[0] ?? null;
}
