"use client";

import dynamic from "next/dynamic";

/** Watches the lowest price of a search. Loaded after the list: most searches are not watched. Its place is kept, so that the heading beside it does not move. */
export const WatchSearch = dynamic(async () => (await import("./watch-search-button")).WatchSearchButton, {
  ssr: false,
  loading: () => <span className="size-11 shrink-0" />,
});
