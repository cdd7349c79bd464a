/** Groups of paths that share one limit. */
export const RATE_CLASSES = ["search", "offer", "book", "read"] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/** Requests per second and credential where the partner has no limits of its own. */
export const DEFAULT_RATES: Readonly<Record<RateClass, number>> = { search: 10, offer: 20, book: 10, read: 50 };
