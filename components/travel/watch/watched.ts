import type { WatchBody, WatchItem } from "@/lib/contracts/portal/watches";
import type { Locale } from "@/lib/domain/localized";
import type { Currency } from "@/lib/domain/money";

type Search = Extract<WatchBody, { kind: "search" }>;

/** What a button would watch, without when it is told. */
export type Watched =
  | Required<Pick<Search, "kind" | "search" | "is_direct" | "has_baggage">>
  | { kind: "quote"; quote: string }
  | { kind: "booking"; booking: string; isTicketed: boolean };

/** What the sheet says of it. */
export type WatchedAs = "search" | "quote" | "hold" | "ticketed";

export interface WatchProps {
  watched: Watched;
  currency: Currency;
  /** Whom it is for, as far as it is known: an address and a language to begin with. */
  customer?: { email: string; locale?: Locale | undefined } | undefined;
}

export function watchedAs(watched: Watched): WatchedAs {
  if (watched.kind === "booking") return watched.isTicketed ? "ticketed" : "hold";
  return watched.kind;
}

/** The live watch of it; undefined where there is none. */
export function findWatch(live: readonly WatchItem[], watched: Watched): WatchItem | undefined {
  return live.find(({ booking, quote, search }) => {
    if (watched.kind === "booking") return booking?.id === watched.booking;
    if (watched.kind === "quote") return quote?.id === watched.quote;
    return search !== null && textOf({ kind: "search", search: search.asked, ...search }) === textOf(watched);
  });
}

/** A search as one text: what is left out of one is empty in another. */
function textOf({ search, is_direct, has_baggage }: Extract<Watched, { kind: "search" }>): string {
  const { trip, ways, back, cabin, party, currency = "" } = search;
  const ends = ways.map(({ from, fromAlso = [], to, toAlso = [], date }) => [from, ...fromAlso, "-", to, ...toAlso, date]);
  return JSON.stringify([trip, ends, back, cabin, party.adt, party.chd, party.inf, party.ins, currency, is_direct, has_baggage]);
}
