import { z } from "zod";
import { type SearchValues, searchFormSchema } from "./form/search-form-schema";

const KEY = "parvoz.recent-searches";
const KEPT = 6;

const stored = z.array(searchFormSchema);

/** The latest searches of this browser, newest first, without those whose departure has passed. @param today `YYYY-MM-DD` */
export function readRecent(storage: Pick<Storage, "getItem">, today: string): SearchValues[] {
  const parsed = stored.safeParse(parseJson(storage.getItem(KEY)));
  return parsed.success ? parsed.data.filter(({ ways }) => (ways[0]?.date ?? "") >= today) : [];
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
