import type { Locale } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";
import { judgedBy, savingOf, type WatchPrice } from "@/lib/domain/watches/fall";
import type { WatchKind } from "@/lib/domain/watches/watch";
import { env } from "@/lib/env";
import { formatMoney } from "@/lib/services/documents/receipts/document/format";
import type { ToldPrices } from "@/lib/services/quotes/watches/kept-prices";
import type { Letter } from "../letter/letter";
import { OWN_LETTER } from "../letter/own-letter";
import { WATCH_TEXTS } from "./watch-texts";

/** A fall as letters tell it. */
export interface ToldFall extends ToldPrices {
  kind: WatchKind;
  currency: Currency;
}

interface WatchLetter {
  watchId: string;
  fall: ToldFall;
  /** Airports of the first direction, `TAS – IST`. */
  route: string;
  bookingNumber: string | null;
  /** The customer's page of the quote that was made of it. */
  quoteUrl: string;
  isCustomerTold: boolean;
  locale: Locale;
}

/** A letter to whoever watches: what the customer would pay, what it would cost the agency, and the quote to send on. */
export function composeWatchLetter(letter: WatchLetter): Letter {
  const { watchId, fall, route, locale, isCustomerTold } = letter;
  const texts = WATCH_TEXTS[locale];
  const { agent } = texts;
  return {
    ...{
      locale,
      subject: subjectOf(fall, { route, side: judgedBy(fall.kind), locale }),
      heading: fall.was ? texts.heading : texts.headingAgain,
    },
    paragraphs: [agent[fall.kind], agent.quoted, ...(isCustomerTold ? [agent.told] : [])],
    facts: factsOf(letter),
    ...OWN_LETTER,
    link: { label: agent.link, url: `${env().PUBLIC_URL}/watches?watch=${watchId}` },
    footer: agent.footer,
  };
}

interface Subject {
  route: string;
  /** Whose saving it tells. */
  side: keyof WatchPrice;
  locale: Locale;
}

/** By how much less, or that it can be had again. */
export function subjectOf(fall: ToldFall, { route, side, locale }: Subject): string {
  const texts = WATCH_TEXTS[locale];
  const money = (minor: number) => formatMoney(minor, fall.currency, locale);
  return fall.was ? texts.subject(money(savingOf(fall.was, fall)[side]), route) : texts.subjectAgain(money(fall.now.amountMinor), route);
}

function factsOf({ fall, bookingNumber, quoteUrl, locale }: WatchLetter): Letter["facts"] {
  const { agent } = WATCH_TEXTS[locale];
  const { was, now, penalty, currency } = fall;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const cost = was ? agent.fromTo(money(was.costMinor), money(now.costMinor)) : money(now.costMinor);
  return [
    ...(bookingNumber ? [{ label: agent.number, value: bookingNumber }] : []),
    ...(was ? [{ label: agent.was, value: money(was.amountMinor) }] : []),
    { label: agent.now, value: money(now.amountMinor) },
    { label: agent.cost, value: cost },
    ...(penalty.costMinor > 0 ? [{ label: agent.penalty, value: money(penalty.costMinor) }] : []),
    ...(was ? [{ label: agent.saving, value: money(savingOf(was, fall)[judgedBy(fall.kind)]) }] : []),
    { label: agent.quoteLink, value: quoteUrl },
  ];
}
