import compile from "icu-minify/compile";

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
