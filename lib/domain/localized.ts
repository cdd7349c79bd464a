/** Languages of the product. */
export const LOCALES = ["uz", "ru", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** One text in all languages of the product. */
export type LocalizedText = Readonly<Record<Locale, string>>;
