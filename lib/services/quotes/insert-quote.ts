import { randomBytes } from "node:crypto";
import { v7 as uuid } from "uuid";
import type { Locale } from "@/lib/domain/localized";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import type { KeptChoice } from "./kept-choice";
import { QUOTE_INCLUDE, type QuoteRow } from "./quote-record";
import { type QuoteWords, sealWords } from "./quote-words";

interface NewQuote {
  partnerId: string;
  choices: KeptChoice[];
  words: QuoteWords;
  /** The customer's language. */
  locale: Locale;
  validUntil: Date;
  /** In whose name it is made, as booking events name them. */
  createdBy: string;
  /** Who makes it. */
  by: Doer;
  now: Date;
}

/** Writes a quote whose choices were priced at this moment. */
export async function insertQuote(tx: Prisma.TransactionClient, { words, by, now, ...quote }: NewQuote): Promise<QuoteRow> {
  const id = uuid();
  const made = await tx.quote.create({
    data: {
      id,
      ...quote,
      // 128 random bits: an address that cannot be guessed.
      token: randomBytes(16).toString("base64url"),
      words: await sealWords(id, words),
      createdAt: now,
      pricedAt: now,
    },
    include: QUOTE_INCLUDE,
  });
  const detail = { quote: id, choices: quote.choices.length };
  await recordAudit(tx, { action: "quote_made", by, partnerId: quote.partnerId, detail, now });
  return made;
}
