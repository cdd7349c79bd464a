/** What became of a proposal to a customer. */
export const QUOTE_STATES = ["open", "chosen", "booked", "withdrawn", "expired"] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

interface QuoteFacts {
  bookingId: string | null;
  withdrawnAt: Date | null;
  chosenAt: Date | null;
  validUntil: Date;
}

/** A booking is a fact whatever came after; what the customer has chosen in time does not expire. */
export function quoteState({ bookingId, withdrawnAt, chosenAt, validUntil }: QuoteFacts, now: Date): QuoteState {
  if (bookingId !== null) return "booked";
  if (withdrawnAt !== null) return "withdrawn";
  if (chosenAt !== null) return "chosen";
  return now < validUntil ? "open" : "expired";
}

/** Whether prices are asked for it, and it may be booked. */
export function isLiveQuote(state: QuoteState): boolean {
  return state === "open" || state === "chosen";
}

/** Whether its customer may still take one of the choices, or another than before. */
export function isOpenQuote(facts: QuoteFacts, now: Date): boolean {
  return isLiveQuote(quoteState(facts, now)) && now < facts.validUntil;
}
