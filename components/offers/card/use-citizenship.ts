import { useState } from "react";

const KEY = "parvoz.citizenship";
/** Whose citizens agencies of the country sell to most. */
const USUAL = "UZ";

/** Whose entry rules offers show, ISO 3166-1 alpha-2. Remembered in the browser. */
export function useCitizenship(): [string, (country: string) => void] {
  // Offers are shown once they have been fetched, so never on the server.
  const [citizenship, setCitizenship] = useState(() => remembered(window.localStorage.getItem(KEY)));
  const change = (country: string) => {
    window.localStorage.setItem(KEY, country);
    setCitizenship(country);
  };
  return [citizenship, change];
}

function remembered(stored: string | null): string {
  return stored !== null && /^[A-Z]{2}$/.test(stored) ? stored : USUAL;
}
