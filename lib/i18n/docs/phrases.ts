import type { Locale } from "@/lib/domain/localized";
import { BOOKINGS } from "./phrases/bookings";
import { CALLS } from "./phrases/calls";
import { DESCRIPTIONS } from "./phrases/descriptions";
import { EVENTS } from "./phrases/events";
import { MONEY } from "./phrases/money";
import type { Phrase } from "./phrases/phrase";
import { REFERENCE_LISTS } from "./phrases/reference-lists";
import { SANDBOX } from "./phrases/sandbox";
import { SANDBOX_CALLS } from "./phrases/sandbox-calls";
import { TITLES } from "./phrases/titles";
import { WEBHOOKS } from "./phrases/webhooks";

/**
 * What the contracts say in English (calls, routes of the sandbox, events, titles of pages), by that English text.
 * A text that changes in the contracts loses its translation and stands in English, until it has a new one.
 */
export const PHRASES: Readonly<Record<string, Phrase>> = {
  ...TITLES,
  ...CALLS,
  ...DESCRIPTIONS,
  ...BOOKINGS,
  ...MONEY,
  ...REFERENCE_LISTS,
  ...SANDBOX_CALLS,
  ...WEBHOOKS,
  ...SANDBOX,
  ...EVENTS,
};

/** A text of the contracts, and the language in which there is one of it. */
export function translated(text: string, locale: Locale): { text: string; locale: Locale } {
  if (locale === "en") return { text, locale };
  const own = PHRASES[text]?.[locale];
  return own === undefined ? { text, locale: "en" } : { text: own, locale };
}
