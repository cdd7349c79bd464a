/** Languages of the product. */
export const LOCALES = ["uz", "ru", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** The same in all languages of the product: a text, or a function that writes one. */
export type Localized<Value> = Readonly<Record<Locale, Value>>;

/** One text in all languages of the product. */
export type LocalizedText = Localized<string>;

type TextWriter = (...values: never) => string;

/** A row of texts: one text in English, Russian and Uzbek. */
export function t(en: string, ru: string, uz: string): LocalizedText;
export function t<Writer extends TextWriter>(en: Writer, ru: NoInfer<Writer>, uz: NoInfer<Writer>): Localized<Writer>;
export function t(en: unknown, ru: unknown, uz: unknown): Localized<unknown> {
  return { en, ru, uz };
}

/** A tree of rows as it reads in one language. */
export type InLanguage<Rows> =
  Rows extends Localized<infer Value extends string | TextWriter> ? Value : { readonly [Key in keyof Rows]: InLanguage<Rows[Key]> };

/** A tree of rows, apart by language. */
export function inLanguages<Rows extends object>(rows: Rows): Readonly<Record<Locale, InLanguage<Rows>>>;
export function inLanguages(rows: object): object {
  return Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(rows, locale)]));
}

function textsOf(rows: object, locale: Locale): object {
  return Object.fromEntries(
    Object.entries(rows).map(([key, row]: [string, object]) => [key, isRow(row) ? row[locale] : textsOf(row, locale)]),
  );
}

/** A branch may have keys of languages too (their names), but no text under them. */
function isRow(row: object): row is Localized<unknown> {
  return "en" in row && typeof row.en !== "object";
}

/** Our language of a tag as programs and systems write it (`uz`, `uz-UZ`, `uz_UZ.UTF-8`, `RU-ru`); undefined where it is none of ours. */
export function localeOfTag(tag: string): Locale | undefined {
  const [language] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/);
  return LOCALES.find((locale) => locale === language);
}

/** The first of our languages that an Accept-Language header wishes for, by weight (RFC 9110, 12.5.4); undefined where it names none. */
export function preferredLocale(header: string): Locale | undefined {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";");
      const weight = parameters.map((text) => /^\s*q=([\d.]+)\s*$/i.exec(text)?.[1]).find(Boolean);
      return { locale: localeOfTag(tag), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((left, right) => right.weight - left.weight)
    .find(({ locale }) => locale)?.locale;
}
