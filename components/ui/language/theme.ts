/** Cookie in which the choice of colours is kept; none where they follow the device. */
export const THEME_COOKIE = "parvoz_theme";

const THEMES = ["light", "dark"] as const;

export type Theme = (typeof THEMES)[number];

/** @returns null where colours follow the device */
export function themeOf(value: string | undefined): Theme | null {
  return THEMES.find((theme) => theme === value) ?? null;
}

const YEAR_SECONDS = 31_536_000;

/** What this page is shown in. Only in the browser. */
export function shownTheme(): Theme | null {
  return themeOf(document.documentElement.dataset.theme);
}

/** Shows every page in it from now on, in this browser, for a year. Only in the browser. */
export function rememberTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
  document.cookie = `${THEME_COOKIE}=${theme ?? ""}; path=/; max-age=${theme ? YEAR_SECONDS : 0}; samesite=lax`;
}
