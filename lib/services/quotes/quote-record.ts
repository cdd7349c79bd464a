import { validate } from "uuid";
import { z } from "zod";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import type { Prisma } from "@/lib/generated/prisma/client";
import { BRANDED } from "@/lib/services/access/brand/brand-of";
import { isLinkToken } from "@/lib/services/access/guessing/link-token";
import { openPartners } from "@/lib/services/access/partners/open-partners";

/** What a quote is shown from. */
export const QUOTE_INCLUDE = {
  partner: { select: { ...BRANDED, id: true, suspendedAt: true } },
  booking: { select: { bookingNumber: true } },
} as const satisfies Prisma.QuoteInclude;
export type QuoteRow = Prisma.QuoteGetPayload<{ include: typeof QUOTE_INCLUDE }>;

const locale = z.enum(LOCALES);

/** The customer's language. */
export function localeOf(row: Pick<QuoteRow, "locale">): Locale {
  return locale.parse(row.locale);
}

/** A quote by the token of its page. @throws AppError quote_not_found */
export async function findQuoteByToken(token: string): Promise<QuoteRow> {
  const row = isLinkToken(token)
    ? await db().quote.findUnique({ where: { token, partner: openPartners() }, include: QUOTE_INCLUDE })
    : null;
  if (!row) throw new AppError("quote_not_found");
  return row;
}

/** A quote by its id, whosever it is: for what the service does by itself. @throws AppError quote_not_found */
export async function findQuote(quoteId: string): Promise<QuoteRow> {
  const row = await db().quote.findUnique({ where: { id: quoteId }, include: QUOTE_INCLUDE });
  if (!row) throw new AppError("quote_not_found");
  return row;
}

/** A partner's own quote. @throws AppError quote_not_found, for another partner's too */
export async function findOwnQuote({ partnerId, quoteId }: { partnerId: string; quoteId: string }): Promise<QuoteRow> {
  const row = validate(quoteId) ? await db().quote.findFirst({ where: { id: quoteId, partnerId }, include: QUOTE_INCLUDE }) : null;
  if (!row) throw new AppError("quote_not_found");
  return row;
}
