import type { QuoteMail } from "@/lib/contracts/portal/mail";
import type { QuoteItem } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { quoteState } from "@/lib/domain/quotes/quote-state";
import { sendsMails } from "@/lib/env";
import { quoteCardUrl, quotePdfUrl, quoteUrl } from "@/lib/services/booking/record/public-urls";
import { presentRoute } from "@/lib/services/ground/presenters/present-directions";
import { botLink } from "@/lib/services/ground/telegram/bot-of-house";
import { type KeptChoice, parseChoices } from "./kept-choice";
import { presentCustomerQuote } from "./present-customer-quote";
import { localeOf, type QuoteRow } from "./quote-record";
import { openWords } from "./quote-words";
import { quoteMessage } from "./telling/quote-message";

interface Shown {
  locale: Locale;
  now: Date;
  /** What was sent of it; none where absent. */
  mails?: QuoteMail[] | undefined;
}

/** A quote as its agency sees it, with what it costs. */
export async function presentQuoteItem(row: QuoteRow, { locale, now, mails = [] }: Shown): Promise<QuoteItem> {
  const { id, token, createdAt, validUntil, openedAt, bookingId } = row;
  const choices = parseChoices(row.choices);
  const words = await openWords(row);
  const url = quoteUrl(token);
  const customersLocale = localeOf(row);
  const telegram = await botLink(token);
  return {
    id,
    url,
    pdf: quotePdfUrl(token, customersLocale),
    card: quoteCardUrl(token, customersLocale),
    message: quoteMessage({
      quote: await presentCustomerQuote(row, { locale: customersLocale, now }),
      url,
      telegram,
      locale: customersLocale,
    }),
    telegram,
    state: quoteState(row, now),
    locale: customersLocale,
    ...words,
    created: createdAt.toISOString(),
    valid_until: validUntil.toISOString(),
    opened: openedAt?.toISOString() ?? null,
    chosen: presentChosen(row),
    booking: bookingId,
    mails,
    mails_leave: sendsMails(),
    choices: choices.map((choice, position) => ({ position, ...presentChoice(choice, locale) })),
  };
}

function presentChosen({ chosen, chosenMinor, chosenAt }: Pick<QuoteRow, "chosen" | "chosenMinor" | "chosenAt">): QuoteItem["chosen"] {
  if (chosen === null || chosenMinor === null || chosenAt === null) return null;
  return { choice: chosen, amount: toMajor(Number(chosenMinor)), at: chosenAt.toISOString() };
}

function presentChoice(
  { directions, brand, currency, quoted, now }: KeptChoice,
  locale: Locale,
): Omit<QuoteItem["choices"][number], "position"> {
  const { sellingMinor, costMinor } = now ?? quoted;
  return {
    directions: directions.map((direction) => ({
      ...presentRoute(direction, locale),
      airlines: [...new Set(direction.segments.map(({ carrier }) => carrier))],
      stops: direction.segments.length - 1,
    })),
    brand,
    price: { amount: toMajor(sellingMinor), currency },
    cost: toMajor(costMinor),
    is_available: now !== null,
  };
}
