/** What an agency has watched: it is told when the same costs less. */

/** What is watched: a search, the choices of a quote, or the flights of a booking, held or ticketed. */
export const WATCH_KINDS = ["search", "quote", "booking"] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** `live` is looked at; `ended` was ended by a person; `over` has run out, or what it watched is gone. */
export const WATCH_STATES = ["live", "ended", "over"] as const;
export type WatchState = (typeof WATCH_STATES)[number];

/** Live watches of one agency. */
export const MOST_WATCHES = 200;
