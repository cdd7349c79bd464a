"use client";

import dynamic from "next/dynamic";

/** Watches the lowest price of a search. Loaded after the list: most searches are not watched. */
export const WatchSearch = dynamic(async () => (await import("./watch-search-button")).WatchSearchButton, { ssr: false });
