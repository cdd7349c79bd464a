import { LOCALES, type Locale } from "@/lib/domain/localized";

/** Language of programs that name none: the live interface answers in English. */
const DEFAULT_LOCALE: Locale = "en";

/** The caller's language from Accept-Language, by weight; `en` where it names none of ours. */
export function localeOf(headers: Headers): Locale {
  const header = headers.get("accept-language");
  if (!header) return DEFAULT_LOCALE;
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
