import { LOCALES, type Locale } from "@/lib/domain/localized";
import type { ApiHeaders } from "./api-request";

/** Language of programs that name none: the live interface answers in English. */
const DEFAULT_LOCALE: Locale = "en";

/** What callers send is always the same few texts. */
const MAX_KEPT = 1000;
/** A longer one is nobody's usual text, and would only fill the memory. */
const MAX_LENGTH = 200;
let known = new Map<string, Locale>();

/** The caller's language from Accept-Language, by weight; `en` where it names none of ours. */
export function localeOf(headers: ApiHeaders): Locale {
  const header = headers.get("accept-language");
  if (!header) return DEFAULT_LOCALE;
  const earlier = known.get(header);
  if (earlier) return earlier;
  const locale = bestOf(header);
  if (header.length > MAX_LENGTH) return locale;
  if (known.size >= MAX_KEPT) known = new Map();
  known.set(header, locale);
  return locale;
}

function bestOf(header: string): Locale {
  const wishes = header.split(",").map((part) => {
    const [tag = "", ...parameters] = part.trim().split(";");
    const weight = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean);
    return { language: tag.toLowerCase().split("-")[0], weight: weight ? Number(weight) : 1 };
  });
  wishes.sort((left, right) => right.weight - left.weight);
  for (const { language, weight } of wishes) {
    const wished = LOCALES.find((locale) => locale === language);
    if (wished && weight > 0) return wished;
  }
  return DEFAULT_LOCALE;
}
