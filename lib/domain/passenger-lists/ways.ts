/**
 * How a carrier gets the names of its passengers: by `mail`, `fetched` by somebody of the house who hands the file over, or `invented`: the demonstration's,
 * which no carrier gets.
 */
export const LIST_WAYS = ["mail", "fetched", "invented"] as const;
export type ListWay = (typeof LIST_WAYS)[number];

/** Those that somebody may declare: what is invented is the demonstration's alone. */
export const DECLARED_WAYS = ["mail", "fetched"] as const;
export type DeclaredWay = (typeof DECLARED_WAYS)[number];

/** Hours before a departure at which its list falls due, where nothing else is declared. */
export const USUAL_OFFSETS: readonly number[] = [72, 24, 3];
/** The earliest of them, and how many there may be. */
export const MOST_OFFSET_HOURS = 168;
export const MOST_OFFSETS = 6;
/** Addresses of one carrier. */
export const MOST_LIST_ADDRESSES = 10;
