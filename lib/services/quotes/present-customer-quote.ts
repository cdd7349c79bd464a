import type { CustomerQuote, QuoteChoice } from "@/lib/contracts/portal/quotes";
import type { Locale } from "@/lib/domain/localized";
import { toMajor } from "@/lib/domain/money";
import { fareFreedom } from "@/lib/domain/quotes/fare-freedom";
import { isLiveQuote, type QuoteState, quoteState } from "@/lib/domain/quotes/quote-state";
import { brandOf } from "@/lib/services/access/brand/brand-of";
import { presentBookingDirections } from "@/lib/services/ground/presenters/present-directions";
import { type KeptChoice, parseChoices } from "./kept-choice";
import { localeOf, type QuoteRow } from "./quote-record";
import { openWords } from "./quote-words";

/** A quote as whoever holds its link reads it: nothing of what it costs the agency. */
export async function presentCustomerQuote(row: QuoteRow, { locale, now }: { locale: Locale; now: Date }): Promise<CustomerQuote> {
  const state = shownState(row, now);
  const { name, tel, email, address, telegram, colour } = brandOf(row.partner);
  const choices = parseChoices(row.choices);
  const { note } = await openWords(row);
  return {
    agency: name,
    contacts: { tel, email, address, telegram },
    has_logo: row.partner.logo !== null,
    colour,
    state,
    booking_number: row.booking?.bookingNumber ?? null,
    locale: localeOf(row),
    note,
    valid_until: row.validUntil.toISOString(),
    priced: row.pricedAt.toISOString(),
    journey: choices[0] ? presentJourney(choices[0], locale) : [],
    passengers: choices[0]?.party ?? { adt: 0, chd: 0, inf: 0, ins: 0 },
    choices: choices
      .map((choice, index) => presentCustomerChoice(choice, { position: index, locale, isChosen: index === row.chosen }))
      .filter(({ is_chosen }) => isShown(state, is_chosen)),
  };
}

/** While the agency is suspended it sells nothing, and why is none of its customers' business. */
function shownState(row: QuoteRow, now: Date): QuoteState {
  const state = quoteState(row, now);
  return row.partner.suspendedAt !== null && isLiveQuote(state) ? "withdrawn" : state;
}

function presentJourney(choice: KeptChoice, locale: Locale): CustomerQuote["journey"] {
  return presentBookingDirections(choice, locale).map(({ departure, arrival }) => ({
    from: departure.airport.city,
    to: arrival.airport.city,
    date: departure.datetime.slice(0, 10),
  }));
}

function isShown(state: QuoteState, isChosen: boolean): boolean {
  if (state === "withdrawn" || state === "expired") return false;
  return state === "booked" ? isChosen : true;
}

/** A choice as whoever holds a link reads it: nothing of what it costs the agency. */
export function presentCustomerChoice(
  choice: KeptChoice,
  { position, locale, isChosen }: { position: number; locale: Locale; isChosen: boolean },
): QuoteChoice {
  const { brand, currency, conditions, quoted, now } = choice;
  const { sellingMinor } = now ?? quoted;
  return {
    position,
    directions: presentBookingDirections(choice, locale),
    brand,
    refund: fareFreedom(conditions, "refundBefore"),
    change: fareFreedom(conditions, "changeBefore"),
    price: { amount: toMajor(sellingMinor), currency },
    was: sellingMinor === quoted.sellingMinor ? null : toMajor(quoted.sellingMinor),
    is_available: now !== null,
    is_chosen: isChosen,
  };
}
