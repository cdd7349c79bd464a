"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const read = () => `${window.location.origin}${window.location.pathname}`;

/** The page's own address without its query; empty until the browser has it. */
export function usePageUrl(): string {
  return useSyncExternalStore(never, read, () => "");
}
