import type { CustomerQuote, QuoteChoice } from "@/lib/contracts/portal/quotes";
import { contactLines } from "@/lib/domain/brand";
import type { Locale } from "@/lib/domain/localized";
import { tashkentTime } from "../tashkent-time";
import { type ChoiceFacts, choiceFacts, journeyOf, type LegFacts, partyText, peopleOf } from "./choice-facts";
import { QUOTE_PHRASES } from "./quote-phrases";

interface Told {
  /** As its customer reads it, in `locale`. */
  quote: CustomerQuote;
  url: string;
  /** Where the house's bot shows the quote; null where there is none, or the reader is there already. */
  telegram?: string | null;
  /** The customer's. */
  locale: Locale;
}

/**
 * A quote as plain text for a chat: the agent's note, whither and for whom, a line for each choice, until when it is valid, the link, and who
 * proposes it, with a telephone or what there is instead.
 */
export function quoteMessage({ quote, url, telegram = null, locale }: Told): string {
  const { valid, look, inTelegram } = QUOTE_PHRASES[locale];
  const journeys = [...new Set(quote.choices.map(({ directions }) => journeyOf(directions)))];
  const isOne = journeys.length === 1;
  const people = peopleOf(quote.passengers);
  const heading = [...(isOne ? journeys : []), partyText(quote.passengers, locale)].join(", ");
  const lines = quote.choices.map((choice) => `${choice.position + 1}) ${choiceText(choice, { locale, people, withJourney: !isOne })}`);
  const bot = telegram === null ? [] : [`${inTelegram} ${telegram}`];
  const end = [
    valid(tashkentTime(quote.valid_until, locale)),
    `${look} ${url}`,
    ...bot,
    [quote.agency, nearestContact(quote)].filter(Boolean).join(", "),
  ];
  return [quote.note, [heading, ...lines].join("\n"), end.join("\n")].filter(Boolean).join("\n\n");
}

/** Where the customer asks: the agency's telephone, else what it has instead; empty where it gives nothing. */
function nearestContact({ contacts }: CustomerQuote): string {
  return contactLines(contacts)[0] ?? "";
}

interface Choosing {
  locale: Locale;
  people: number;
  /** Where the choices of a quote lead to different places. */
  withJourney: boolean;
}

/** There and back are read in a line; a journey to several cities is not. */
const MOST_IN_LINE = 2;

/**
 * `Qanot Sharq, toʻgʻridan-toʻgʻri · 12-dek 14:10→17:05, 19-dek 18:05→00:35(+1) · Standart: bagaj 20 kg, qaytarilmaydi · 15 691 000 soʻm, 4 kishiga`;
 * a line for each direction where there are more than two.
 */
function choiceText(choice: QuoteChoice, { locale, people, withJourney }: Choosing): string {
  const { direct, gone } = QUOTE_PHRASES[locale];
  const facts = choiceFacts(choice, locale);
  const carriers = facts.carriers.map(({ title }) => title).join(" + ");
  const journey = withJourney ? [journeyOf(choice.directions)] : [];
  const terms = `${choice.brand}: ${facts.conditions.join(", ")}`;
  const price = facts.price === null ? gone : priceText(facts.price, people, locale);
  if (facts.legs.length > MOST_IN_LINE)
    return [[...journey, carriers].join(" · "), ...facts.legs.map((leg) => lineOfLeg(leg, direct)), `${terms} · ${price}`].join("\n");
  const legs = facts.legs.map((leg) => legText(leg, facts, direct)).join(facts.isDirect ? ", " : "; ");
  return [...journey, facts.isDirect ? `${carriers}, ${direct}` : carriers, legs, terms, price].join(" · ");
}

/** `12-dek Toshkent → Istanbul 14:10→17:05, toʻgʻridan-toʻgʻri` */
function lineOfLeg(leg: LegFacts, direct: string): string {
  return `${leg.day} ${leg.from.city} → ${leg.to.city} ${timesOf(leg)}, ${leg.via || direct}`;
}

function legText(leg: LegFacts, { isDirect }: ChoiceFacts, direct: string): string {
  const text = `${leg.day} ${timesOf(leg)}`;
  return isDirect ? text : `${text}, ${leg.via || direct}`;
}

/** `18:05→00:35(+1)` */
function timesOf({ leaves, arrives, daysLater }: LegFacts): string {
  return `${leaves}→${arrives}${daysLater ? `(${daysLater})` : ""}`;
}

/** `15 691 000 soʻm, 4 kishiga` */
export function priceText(price: string, people: number, locale: Locale): string {
  return `${price}${locale === "uz" ? "," : ""} ${QUOTE_PHRASES[locale].forPeople(people)}`;
}
