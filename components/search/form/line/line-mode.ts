/** Cookie that says whether a search is written in one line: the server shows the page so, and nothing moves. */
export const LINE_COOKIE = "parvoz_line";

const YEAR_SECONDS = 31_536_000;

let chosen: boolean | null = null;

/** The mode as chosen on this page, which may be an old one that was gone back to; null where it is as served. */
export function chosenLineMode(): boolean | null {
  return chosen;
}

/** Remembers in this browser, for a year, whether a search is written in one line. Only in the browser. */
export function rememberLineMode(isLine: boolean): void {
  chosen = isLine;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${LINE_COOKIE}=${isLine ? "1" : ""}; path=/; max-age=${isLine ? YEAR_SECONDS : 0}; samesite=lax`;
}
