import compile from "icu-minify/compile";
import type { Locale } from "@/lib/domain/localized";

/**
 * Texts as the pages' formatter reads them (`next.config.js`): placeholders and plural forms are parsed here, once, and not by every browser.
 * The compiler goes on checking the keys of the texts.
 */
export function compileTexts<Texts extends object>(texts: Texts): Texts;
export function compileTexts(texts: object): object {
  return Object.fromEntries(Object.entries(texts).map(([key, value]: [string, unknown]) => [key, compiled(value)]));
}

function compiled(value: unknown): unknown {
  // Plural forms come in objects without a prototype, which do not go from the server to a browser.
  if (typeof value === "string") return structuredClone(compile(value));
  return typeof value === "object" && value !== null ? compileTexts(value) : value;
}

/** The same of each language once, when it is first asked for: the compiler takes some 50 ms for all texts of the pages. */
export function compiledOnce<Texts extends object>(texts: Readonly<Record<Locale, Texts>>): (locale: Locale) => Texts {
  const known: Partial<Record<Locale, Texts>> = {};
  return (locale) => {
    known[locale] ??= compileTexts(texts[locale]);
    return known[locale];
  };
}
