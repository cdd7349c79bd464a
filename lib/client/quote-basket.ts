import { useSyncExternalStore } from "react";
import { z } from "zod";
import { type Offer, offer } from "@/lib/contracts/offers";
import { MOST_CHOICES } from "@/lib/contracts/quotes";

/** Offers that an agent has picked for a customer. They stay in the tab: through searches, reloads and changes of the language. */

const picked = offer.pick({ id: true, directions: true, passengers: true, price: true, fare_family_type: true });
export type PickedOffer = z.infer<typeof picked>;

const KEY = "parvoz_quote";
const NONE: readonly PickedOffer[] = [];

const listeners = new Set<() => void>();
let kept: readonly PickedOffer[] | null = null;

function read(): readonly PickedOffer[] {
  kept ??= z.array(picked).catch([]).parse(stored());
  return kept;
}

/** Browsers may keep nothing for a page, and what is kept may be of another release. */
function stored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function write(next: readonly PickedOffer[]): void {
  kept = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // It still lives as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useQuoteBasket(): readonly PickedOffer[] {
  return useSyncExternalStore(subscribe, read, () => NONE);
}

/** Puts an offer into the quote, or takes it out. @returns false where the quote is full */
export function toggleInQuote({ id, directions, passengers, price, fare_family_type }: Offer): boolean {
  const offers = read();
  if (offers.some((each) => each.id === id)) {
    write(offers.filter((each) => each.id !== id));
    return true;
  }
  if (offers.length >= MOST_CHOICES) return false;
  write([...offers, { id, directions, passengers, price, fare_family_type }]);
  return true;
}

export function takeOutOfQuote(offerId: string): void {
  write(read().filter(({ id }) => id !== offerId));
}

export function emptyQuote(): void {
  write(NONE);
}
