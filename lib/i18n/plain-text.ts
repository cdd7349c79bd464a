import type { Locale } from "@/lib/domain/localized";

/** A name as it is compared with what a person types: in small letters, without apostrophes. */
export function plainText(text: string, locale: Locale): string {
  // Chromium has no Uzbek, whose Latin letters follow the English rules of case.
  return text
    .trim()
    .toLocaleLowerCase(locale === "uz" ? "en" : locale)
    .replace(/['’ʻʼ‘`]/g, "");
}
