/** Where the places that a text finds stand in the page's cache; the server fills it too. */
export const placesKey = (text: string, locale: string) => ["places", locale, text] as const;
