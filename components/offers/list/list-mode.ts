import { useState } from "react";

const KEY = "parvoz.offers-combined";

/** Whether journeys of several directions are listed whole, every combination by itself. Remembered in the browser. */
export function useCombined(): [boolean, (isCombined: boolean) => void] {
  // Offers are shown once they have been fetched, so never on the server.
  const [isCombined, setCombined] = useState(() => window.localStorage.getItem(KEY) === "1");
  const change = (chosen: boolean) => {
    if (chosen) window.localStorage.setItem(KEY, "1");
    else window.localStorage.removeItem(KEY);
    setCombined(chosen);
  };
  return [isCombined, change];
}
