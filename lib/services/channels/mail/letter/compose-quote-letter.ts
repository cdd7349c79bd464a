import type { CustomerQuote, QuoteChoice } from "@/lib/contracts/portal/quotes";
import { contactLines } from "@/lib/domain/brand";
import type { Locale } from "@/lib/domain/localized";
import { fromMajor } from "@/lib/domain/money";
import { AGE_GROUPS } from "@/lib/domain/passengers/passengers";
import { formatMoney } from "@/lib/services/documents/receipts/document/format";
import { tashkentTime } from "@/lib/services/quotes/tashkent-time";
import { bagTexts, citiesOf, directionTitle, flightLeg, flightLine } from "./flight-line";
import type { Letter, LetterWay } from "./letter";
import { questionsText } from "./letter-texts";
import { QUOTE_LETTER_TEXTS } from "./quote-letter-texts";

interface QuoteLetterSource {
  /** What the customer's page shows, and nothing else. */
  quote: CustomerQuote;
  /** The customer's page. */
  url: string;
  locale: Locale;
}

/** A quote as a letter to its customer: each choice stands where a letter about a booking has its flights. */
export function composeQuoteLetter({ quote, url, locale }: QuoteLetterSource): Letter {
  const texts = QUOTE_LETTER_TEXTS[locale];
  const { agency, choices, note, colour } = quote;
  return {
    locale,
    subject: texts.subject(agency, routesOf(choices)),
    heading: texts.heading,
    paragraphs: [...(note ? [note] : []), texts.proposal(choices.length), texts.attached],
    facts: factsOf(quote, locale),
    lists: [],
    flightsHeading: texts.choices,
    ways: choices.map((choice) => choiceOf(choice, locale)),
    notices: [texts.localTimes],
    link: { label: texts.link, url },
    agency: { name: agency, contacts: contactLines(quote.contacts), colour },
    footer: texts.footer(agency) + questionsText(quote.contacts, locale),
  };
}

/** Each way that is proposed, once. */
function routesOf(choices: readonly QuoteChoice[]): string {
  const routes = choices.flatMap(({ directions }) => directions.slice(0, 1).map(citiesOf));
  return [...new Set(routes)].join(", ");
}

function factsOf({ valid_until, priced, passengers }: CustomerQuote, locale: Locale): Letter["facts"] {
  const texts = QUOTE_LETTER_TEXTS[locale];
  const party = AGE_GROUPS.filter((age) => passengers[age] > 0).map((age) => `${texts.ages[age]}: ${passengers[age]}`);
  return [
    { label: texts.valid, value: texts.until(tashkentTime(valid_until, locale)) },
    { label: texts.priced, value: texts.asOf(tashkentTime(priced, locale)) },
    { label: texts.passengers, value: party.join(", ") },
  ];
}

function choiceOf(choice: QuoteChoice, locale: Locale): LetterWay {
  const { choice: nameOf, conditions } = QUOTE_LETTER_TEXTS[locale];
  const { position, brand, directions, refund, change } = choice;
  const segments = directions.flatMap((direction) => direction.segments);
  return {
    title: `${nameOf(position + 1, brand)}: ${priceOf(choice, locale)}`,
    flights: directions.flatMap((direction) => [
      directionTitle(direction, locale),
      ...direction.segments.map((segment) => [flightLine(segment, locale), ...bagTexts(segment, locale)].join(" · ")),
    ]),
    legs: segments.map((segment) => flightLeg(segment, locale, [])),
    remarks: [`${conditions.refund[refund]}, ${conditions.change[change]}`],
  };
}

function priceOf({ price, was, is_available }: QuoteChoice, locale: Locale): string {
  const texts = QUOTE_LETTER_TEXTS[locale];
  if (!is_available) return texts.gone;
  const money = (amount: number) => formatMoney(fromMajor(amount), price.currency, locale);
  return texts.forAll(money(price.amount)) + (was === null ? "" : `, ${texts.was(money(was))}`);
}
