import { type LocalizedText, t } from "@/lib/domain/localized";

/** What is said of a text that is no country's code. */
export function unknownCountry(code: string): LocalizedText {
  return t(
    `${code} is no country's code. Give two letters of ISO 3166-1, such as UZ.`,
    `${code} — не код страны. Укажите две буквы по ISO 3166-1, например UZ.`,
    `${code} — davlat kodi emas. ISO 3166-1 boʻyicha ikki harfni kiriting, masalan UZ.`,
  );
}
