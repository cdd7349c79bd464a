import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { savingOf } from "@/lib/domain/watches/fall";
import { formatMoney } from "@/lib/services/documents/receipts/document/format";
import { composeQuoteLetter } from "../letter/compose-quote-letter";
import type { Letter } from "../letter/letter";
import { questionsText } from "../letter/letter-texts";
import { subjectOf, type ToldFall } from "./compose-watch-letter";
import { WATCH_TEXTS } from "./watch-texts";

interface FallLetter {
  /** What the customer pays alone: nothing here says what it costs the agency. */
  fall: ToldFall;
  /** What the customer's page shows, and nothing else. */
  quote: CustomerQuote;
  /** The customer's page. */
  url: string;
  locale: Locale;
}

/** A letter to a customer for whom an agency watches: what costs less, by how much, and the quote by which it is taken. */
export function composeFallLetter({ fall, quote, url, locale }: FallLetter): Letter {
  const texts = WATCH_TEXTS[locale];
  const { agency, contacts, journey } = quote;
  const [first] = journey;
  const route = first ? `${first.from} → ${first.to}` : agency;
  const { paragraphs, ...letter } = composeQuoteLetter({ quote, url, locale });
  return {
    ...letter,
    subject: texts.of(subjectOf(fall, { route, side: "amountMinor", locale }), agency),
    heading: fall.was ? texts.heading : texts.headingAgain,
    paragraphs: [...saidOf(fall, locale), texts.customer.ask, ...paragraphs.slice(-1)],
    footer: texts.customer.footer(agency) + questionsText(contacts, locale),
  };
}

function saidOf(fall: ToldFall, locale: Locale): string[] {
  const { kind, was, now, penalty, currency } = fall;
  const { customer } = WATCH_TEXTS[locale];
  const money = (minor: number) => formatMoney(minor, currency, locale);
  if (!was) return [customer.again(money(now.amountMinor))];
  const said = kind === "booking" ? customer.booking : customer.search;
  const lost = penalty.amountMinor;
  const saved = money(savingOf(was, fall).amountMinor);
  return [said(money(now.amountMinor), money(was.amountMinor)), ...(lost > 0 ? [customer.penalty(money(lost), saved)] : [])];
}
