/** Groups of paths that share one limit. */
export const RATE_CLASSES = ["search", "offer", "book", "read"] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/** Requests per second and credential where the partner has no limits of its own. */
const DEFAULT_RATES: Readonly<Record<RateClass, number>> = { search: 10, offer: 20, book: 10, read: 50 };

/**
 * Requests per second of a class.
 * @param limits the column `partner.rate_limits`; what is missing or no limit there has the default
 */
export function rateOf(name: RateClass, limits: unknown): number {
  const own: unknown = typeof limits === "object" && limits !== null ? Reflect.get(limits, name) : undefined;
  return typeof own === "number" && Number.isSafeInteger(own) && own >= 1 ? own : DEFAULT_RATES[name];
}
