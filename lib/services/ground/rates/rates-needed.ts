import { CURRENCIES, FILED_CURRENCIES } from "@/lib/domain/money";
import { exchangeFactor } from "@/lib/domain/pricing/exchange";
import type { BadLine } from "@/lib/formats/imports/bad-line";
import { Prisma } from "@/lib/generated/prisma/client";

/** Tables with amounts that are converted into what partners pay in. */
const FILED = {
  fares: Prisma.sql`select currency from fare`,
  taxes: Prisma.sql`select currency from tax_rule`,
  baggage: Prisma.sql`select currency from baggage_price`,
  markups: Prisma.sql`select currency::text from markup_rule where ended_at is null and currency is not null`,
} as const;

/** What is filed in amounts of its own currency. */
export type FiledKind = keyof typeof FILED;

const ALL: readonly FiledKind[] = ["fares", "taxes", "baggage", "markups"];

/**
 * A search that meets an amount which it cannot convert fails: so nothing may be on file in a currency from which no rate leads to one that a
 * partner pays in.
 * @param kinds what is looked at
 * @returns a problem for each such pair
 */
export async function missingRates(tx: Prisma.TransactionClient, kinds: readonly FiledKind[] = ALL): Promise<BadLine[]> {
  const filed = await tx.$queryRaw<{ currency: string }[]>`
    select distinct currency from (${Prisma.join(
      kinds.map((kind) => FILED[kind]),
      " union all ",
    )}) as filed`;
  const paid = await tx.$queryRaw<{ currency: string }[]>`
    select currency::text from partner union select currency::text from partner_currency`;
  const rates = await tx.exchangeRate.findMany({ select: { base: true, quote: true, rate: true } });
  const codes = (rows: readonly { currency: string }[]) => new Set(rows.map(({ currency }) => currency));
  const [from, to] = [codes(filed), codes(paid)];
  const pairs = FILED_CURRENCIES.filter((each) => from.has(each)).flatMap((value) =>
    CURRENCIES.filter((other) => to.has(other) && exchangeFactor(rates, value, other) === null).map((other) => ({ value, other })),
  );
  return pairs.map((pair) => ({ line: 0, field: null, problem: "rate_missing", ...pair }));
}
