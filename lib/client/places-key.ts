/** Where the place of an IATA code stands in the page's cache; the server fills it too. */
export const placeKey = (code: string, locale: string) => ["place", locale, code] as const;
