"use client";

import dynamic from "next/dynamic";

/** What a search is told of passengers who were taken along to it. Loaded for a search that names them, in the browser alone, where they are kept. */
export const Along = dynamic(async () => (await import("./along-line")).AlongLine, { ssr: false });
