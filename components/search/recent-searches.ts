import { hasShapeOf } from "@/lib/client/has-shape-of";
import type { SearchValues } from "./form/search-form-schema";
import { EMPTY_SEARCH } from "./form/search-values";

const KEY = "parvoz.recent-searches";
const KEPT = 6;

/** The latest searches of this browser, newest first, without those whose departure has passed. @param today `YYYY-MM-DD` */
export function readRecent(storage: Pick<Storage, "getItem">, today: string): SearchValues[] {
  const stored = parseJson(storage.getItem(KEY));
  return hasShapeOf(stored, [EMPTY_SEARCH]) ? stored.filter(({ ways }) => (ways[0]?.date ?? "") >= today) : [];
}

/** Puts a search first; one for the same places takes the place of the older one. */
export function rememberSearch(storage: Pick<Storage, "getItem" | "setItem">, search: SearchValues): void {
  const others = readRecent(storage, "").filter((other) => placesOf(other) !== placesOf(search));
  storage.setItem(KEY, JSON.stringify([search, ...others].slice(0, KEPT)));
}

function placesOf({ ways }: SearchValues): string {
  return ways.map(({ from, to }) => `${from}-${to}`).join();
}

export function clearSearches(storage: Pick<Storage, "removeItem">): void {
  storage.removeItem(KEY);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "[]");
  } catch {
    return [];
  }
}
