import type { CustomerQuote } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
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
    subject: texts.of(subjectOf(customersPart(fall), route, locale), agency),
    heading: fall.was ? texts.heading : texts.headingAgain,
    paragraphs: [...saidOf(fall, locale), texts.customer.ask, ...paragraphs.slice(-1)],
    footer: texts.customer.footer(agency) + questionsText(contacts, locale),
  };
}

/** The same where the agency's side is the customer's: what is counted for the subject is what the customer saves. */
function customersPart({ was, now, penalty, ...fall }: ToldFall): ToldFall {
  const paid = (price: ToldFall["now"]) => ({ amountMinor: price.amountMinor, costMinor: price.amountMinor });
  return { ...fall, was: was && paid(was), now: paid(now), penalty: paid(penalty) };
}

function saidOf({ kind, was, now, penalty, currency }: ToldFall, locale: Locale): string[] {
  const { customer } = WATCH_TEXTS[locale];
  const money = (minor: number) => formatMoney(minor, currency, locale);
  if (!was) return [customer.again(money(now.amountMinor))];
  const said = kind === "booking" ? customer.booking : customer.search;
  const lost = penalty.amountMinor;
  const saved = money(was.amountMinor - now.amountMinor - lost);
  return [said(money(now.amountMinor), money(was.amountMinor)), ...(lost > 0 ? [customer.penalty(money(lost), saved)] : [])];
}
