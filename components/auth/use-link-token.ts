import { useEffect, useState } from "react";

/**
 * The token of the link that the page was opened by. It stands behind `#`, and leaves the address as soon as it is read.
 * @returns null until it is read; empty where there is none
 */
export function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const { hash, pathname } = window.location;
    setToken((known) => known ?? hash.slice(1));
    window.history.replaceState(null, "", pathname);
  }, []);
  return token;
}
