import { id, withQuery } from "./write-path";

/**
 * The addresses of customers' pages and of those that every page may lead to. `paths.ts` has them too: pages that are opened without a session
 * take them from here, for nothing can be left out of a bundled object, and all addresses are 2.5 KB.
 */
export const publicPages = {
  /** For somebody whose session has ended meanwhile: the page of signing in says so. */
  signInAgain: (returnTo: string) => withQuery("/sign-in", { callbackUrl: returnTo, ended: 1 }),
  /** @param query the search form's state, see components/search/search-address.ts */
  search: (query?: string) => (query ? `/?${query}` : "/"),
  /** @param number of the booking, where it is known: the page then asks for the surname alone */
  findTrip: (number?: string) => withQuery("/trip", { number }),
  trip: (token: string) => `/trip/${id(token)}`,
};

/** How a schedule change is answered. */
export type ChangeAnswer = "accept" | "choose" | "refund";

export const publicApi = {
  findTrip: () => "/api/trip/find",
  trip: (token: string) => `/api/trip/${id(token)}`,
  quote: (token: string) => `/api/quote/${id(token)}`,
  chooseQuote: (token: string) => `/api/quote/${id(token)}/choose`,
  quoteOpened: (token: string) => `/api/quote/${id(token)}/opened`,
  /** @param after the version that is shown already */
  screen: (token: string, after?: number) => withQuery(`/api/screen/${id(token)}`, { after }),
  quotePdf: (token: string, lang: string) => withQuery(`/quote-files/${id(token)}.pdf`, { lang }),
  /** The colours of an agency's pages. @param colour `#rrggbb` */
  brandStyles: (colour: string) => `/brand-styles/${colour.slice(1)}.css`,
  /** A picture, for whoever knows the token of a trip. */
  tripLogo: (token: string) => `/logos/${id(token)}`,
  /** The flights of a trip for a calendar, and its receipts as one file. */
  tripCalendar: (token: string, locale: string) => withQuery(`/calendars/${id(token)}.ics`, { lang: locale }),
  tripReceipts: (token: string, locale: string) => withQuery(`/receipts/all/${id(token)}.pdf`, { lang: locale }),
  tripChange: (token: string, changeId: string, answer: ChangeAnswer) =>
    `/api/trip/${id(token)}/schedule-changes/${id(changeId)}/${answer}`,
};
