import type { Desk } from "@/lib/contracts/portal/desk";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { presentRoute } from "@/lib/services/ground/presenters/present-directions";
import { parseChoices } from "@/lib/services/quotes/kept-choice";
import { openWords } from "@/lib/services/quotes/quote-words";

interface ReadWaiting {
  partnerId: string;
  locale: Locale;
  now: Date;
  limit: number;
}

/** A quote is valid for two weeks at most; one that was chosen waits two weeks more. */
const MADE_WITHIN_MS = 28 * 86_400_000;

/** Quotes that somebody has still to act on, the customer or the agent: those that were chosen first, then the newest. */
export async function readWaitingQuotes({ partnerId, locale, now, limit }: ReadWaiting): Promise<Desk["quotes"]> {
  const found = await db().quote.findMany({
    where: {
      ...{ partnerId, withdrawnAt: null, bookingId: null, createdAt: { gte: new Date(now.getTime() - MADE_WITHIN_MS) } },
      OR: [{ chosenAt: { not: null } }, { validUntil: { gt: now } }],
    },
    orderBy: [{ chosenAt: { sort: "desc", nulls: "last" } }, { createdAt: "desc" }],
    take: limit,
    select: { id: true, words: true, choices: true, chosen: true, validUntil: true },
  });
  const presented = found.map(async ({ id, words, choices, chosen, validUntil }) => ({
    ...{ id, label: (await openWords({ id, words })).label, valid_until: validUntil.toISOString() },
    state: chosen === null ? ("open" as const) : ("chosen" as const),
    directions: (parseChoices(choices)[chosen ?? 0]?.directions ?? []).map((direction) => presentRoute(direction, locale)),
  }));
  return Promise.all(presented);
}
