import type { Locale } from "@/lib/domain/localized";

/** A name as it is compared with what a person types: in small letters, without apostrophes or marks above letters (`Türkiye` as `turkiye`). */
export function plainText(text: string, locale: Locale): string {
  // Chromium has no Uzbek, whose Latin letters follow the English rules of case.
  return (
    text
      .trim()
      .toLocaleLowerCase(locale === "uz" ? "en" : locale)
      .normalize("NFD")
      // Latin letters only: й is a letter of its own.
      .replace(/([a-z])[\u0300-\u036f]+/g, "$1")
      .normalize("NFC")
      .replaceAll("ё", "е")
      .replace(/['’ʻʼ‘`]/g, "")
  );
}
