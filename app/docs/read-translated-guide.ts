import { type TranslatedGuide, translatedGuide } from "@/components/docs/guides/guide-sections";
import type { Locale } from "@/lib/domain/localized";
import { readGuide } from "@/lib/services/ground/documentation/read-guide";

/**
 * A guide in a language, with English in the place of what has no translation yet.
 * @param name of the file, without `.md`
 * @returns null where there is no such guide
 */
export async function readTranslatedGuide(name: string, locale: Locale): Promise<TranslatedGuide | null> {
  const [english, translation] = await Promise.all([readGuide(name, "en"), readGuide(name, locale)]);
  return english === null ? null : translatedGuide({ name, english, translation, locale });
}
