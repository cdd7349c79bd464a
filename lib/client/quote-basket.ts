import { useSyncExternalStore } from "react";
import { MOST_CHOICES } from "@/lib/contracts/limits";
import type { Offer } from "@/lib/contracts/offers";
import { hasShapeOf } from "./has-shape-of";

/** Offers that an agent has picked for a customer. They stay in the tab: through searches, reloads and changes of the language. */

export type PickedOffer = Pick<Offer, "id" | "directions" | "passengers" | "price" | "fare_family_type">;

/** Whoever changes what an offer's directions or passengers are gives the key another name: what is kept may be of the release before. */
const KEY = "parvoz_quote";
const MODEL = { id: "", directions: [], passengers: [], price: { amount: 0, currency: "" }, fare_family_type: "" };
const NONE: readonly PickedOffer[] = [];

const listeners = new Set<() => void>();
let kept: readonly PickedOffer[] | null = null;

function read(): readonly PickedOffer[] {
  if (!kept) {
    const found = stored();
    kept = Array.isArray(found) && found.every(isPicked) ? found : [];
  }
  return kept;
}

function isPicked(value: unknown): value is PickedOffer {
  return hasShapeOf(value, MODEL);
}

/** Browsers may keep nothing for a page. */
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
