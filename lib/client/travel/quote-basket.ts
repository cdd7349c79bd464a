import { MOST_CHOICES } from "@/lib/contracts/limits";
import type { PickedOffer, QuoteRenewal } from "@/lib/contracts/portal/quotes";
import { LOCALES, type Locale } from "@/lib/domain/localized";
import { hasShapeOf } from "../calls/has-shape-of";
import { tabStore } from "../tab-store";

/** Offers that an agent has picked for a customer, and what is already typed of the quote. */

export const VALIDITIES = ["h3", "h24", "h72", "h168", "moment"] as const;
export type Validity = (typeof VALIDITIES)[number];

/** What is typed of a quote before it is sent. */
export interface QuoteDraft {
  /** Prices by offer id. */
  typed: Readonly<Record<string, string>>;
  /** Empty until the agent chooses one. */
  locale: Locale | "";
  validity: Validity;
  /** Of the moment, by the clock of Tashkent: `YYYY-MM-DD`, and the time as it is typed. */
  day: string;
  time: string;
  label: string;
  note: string;
  /** Flights of the quote that is made again which are not sold any more, ready to read. */
  gone: readonly string[];
}

const MODEL = { id: "", directions: [], passengers: [], price: { amount: 0, currency: "" }, fare_family_type: "" };
const EMPTY_DRAFT: QuoteDraft = { typed: {}, locale: "", validity: "h24", day: "", time: "", label: "", note: "", gone: [] };

/** Whoever changes what an offer's directions or passengers are gives the key another name. */
const basket = tabStore<readonly PickedOffer[]>("parvoz_quote", { empty: [], isValid: isPicked });
const draft = tabStore<QuoteDraft>("parvoz_quote_draft", { empty: EMPTY_DRAFT, isValid: isDraft });

function isPicked(found: unknown): found is PickedOffer[] {
  return hasShapeOf(found, [MODEL]);
}

function isDraft(found: unknown): found is QuoteDraft {
  if (!hasShapeOf(found, { ...EMPTY_DRAFT, gone: [""] })) return false;
  const isLocale = found.locale === "" || LOCALES.includes(found.locale);
  return isLocale && VALIDITIES.includes(found.validity) && Object.values(found.typed).every((text) => typeof text === "string");
}

export const useQuoteBasket = basket.use;
export const useQuoteDraft = draft.use;

/** Keeps what is typed. */
export function changeQuoteDraft(change: Partial<QuoteDraft>): void {
  draft.write({ ...draft.read(), ...change });
}

/** What is in the quote of these flights at this fare; another answer of the service has the same under another id, perhaps at another price. */
export function pickedOf(offers: readonly PickedOffer[], offer: PickedOffer): PickedOffer | undefined {
  const key = fareKey(offer);
  return offers.find((each) => fareKey(each) === key);
}

function fareKey({ directions, fare_family_type, passengers }: PickedOffer): string {
  const flights = directions.flatMap(({ segments }) =>
    segments.map(({ airline, flight_number, departure }) => `${airline.code}${flight_number} ${departure.datetime}`),
  );
  return [...flights, fare_family_type, ...passengers.map(({ age }) => age).toSorted()].join("|");
}

/** Puts an offer into the quote, or takes the same flights at the same fare out. @returns false where the quote is full */
export function toggleInQuote(offer: PickedOffer): boolean {
  const { id, directions, passengers, price, fare_family_type } = offer;
  const offers = basket.read();
  const picked = pickedOf(offers, offer);
  if (picked) {
    takeOutOfQuote(picked.id);
    return true;
  }
  if (offers.length >= MOST_CHOICES) return false;
  basket.write([...offers, { id, directions, passengers, price, fare_family_type }]);
  return true;
}

export function takeOutOfQuote(offerId: string): void {
  basket.write(basket.read().filter(({ id }) => id !== offerId));
}

/** The price of an offer in the quote as it was asked for anew; what is typed stays. */
export function repriceInQuote(offerId: string, { passengers, price }: Pick<PickedOffer, "passengers" | "price">): void {
  basket.write(basket.read().map((offer) => (offer.id === offerId ? { ...offer, passengers, price } : offer)));
}

/** What is typed goes with it: it was for another customer than the next. */
export function emptyQuote(): void {
  basket.write([]);
  draft.write(EMPTY_DRAFT);
}

interface Renewed {
  renewal: QuoteRenewal;
  gone: readonly string[];
  /** An amount as the reader writes it. */
  write: (amount: number) => string;
}

/** Puts what an ended quote held in place of what is in the basket, with its words and the prices that the agent had set. */
export function fillQuote({ renewal: { offers, locale, label, note }, gone, write }: Renewed): void {
  const typed = Object.fromEntries(offers.flatMap(({ id, amount }) => (amount === null ? [] : [[id, write(amount)]])));
  basket.write(offers.map(({ amount: _, ...offer }) => offer));
  draft.write({ ...EMPTY_DRAFT, typed, locale, label, note, gone });
}
