import { z } from "zod";
import type { ReportPeriod } from "@/lib/contracts/operator/reports/money";
import { db } from "@/lib/db";
import { CURRENCIES, type Currency } from "@/lib/domain/money";
import { Prisma } from "@/lib/generated/prisma/client";
import { type Moments, momentsOf } from "../statement/moments-of";

/** What a report counts: money of one currency that moved in a period, of one agency or of all. */
export interface ReportQuestion extends Moments {
  currency: Currency;
  agency?: string | undefined;
}

/** @throws AppError validation (`to`) where its days are in the wrong order, or more than a year's */
export function questionOf({ from, to, currency, agency }: ReportPeriod): ReportQuestion {
  return { ...momentsOf({ from, to }), currency, agency };
}

/** Condition of the partner `p`: agencies as they sell, not their test modes. */
export function isReported(agency?: string): Prisma.Sql {
  return agency ? Prisma.sql`p.test_of is null and p.code = ${agency}` : Prisma.sql`p.test_of is null`;
}

const LONGEST_MS = 60_000;

/**
 * Reads all of a report as of one moment. Its statements name few rows of large tables by their indexes, but are planned without knowing which: a planner
 * that reads whole tables instead takes seconds for a day.
 */
export function atOneMoment<Result>(read: (on: Prisma.TransactionClient) => Promise<Result>): Promise<Result> {
  return db().$transaction(
    async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return read(tx);
    },
    { isolationLevel: "RepeatableRead", timeout: LONGEST_MS },
  );
}

const currencyRows = z.array(z.object({ currency: z.enum(CURRENCIES) }));

/** Currencies in which agencies have deposits. */
export async function reportedCurrencies(): Promise<Currency[]> {
  const rows = await db().$queryRaw`
    select distinct a.currency::text as currency from ledger_account a join partner p on p.id = a.partner_id where a.kind = 'deposit' and ${isReported()}`;
  const found = currencyRows.parse(rows).map(({ currency }) => currency);
  return CURRENCIES.filter((currency) => found.includes(currency));
}
